import { getCollection, type CollectionEntry } from 'astro:content';
import { byNewest, type BlogObject } from '../../shared/blog/blog-object';
import { readBuiltPost, type BuiltPost } from '../../build/blog/built-post';
import { smallPicture } from '../../build/blog/small-picture';
import { pictureUrl } from '../../shared/blog/image-url';
import { listUrl, type BlogProps, type BlogSource, type PostLink } from '../../shared/blog/paths';
import { pagePath } from '../../../schemas/collections';
import { services } from './block-pages';
import { record } from './content';
import { projects } from './projects';
import { settings } from '../../browser/settings';
import { href } from '../../shared/site/urls';

/** A post of this website, without its text. */
export type Post = CollectionEntry<'posts'>['data'] & {
	/** The last part of the post's path. */
	slug: string;
};

/** The address from which browsers fetch the list of posts. */
export const blogList = listUrl(settings.backendUrl, import.meta.env.BASE_URL);

/** The address of the list of posts, and the sub-path of this site. */
export const blogContext: BlogSource = { listUrl: blogList, base: import.meta.env.BASE_URL };

/** Returns the props that every island of the blog needs. */
export async function blogProps(): Promise<BlogProps> {
	const { hours, website } = await record('site');
	return { ...blogContext, timeZone: hours.timeZone, website };
}

/** Returns the posts of this website, newest first. */
export async function ourPosts(): Promise<Post[]> {
	const entries = await getCollection('posts');
	return entries.map(({ id, data }) => ({ ...data, slug: id })).sort(byNewest);
}

/** Returns a post including its text. */
export const wholePost = ({ file }: Post): BuiltPost => readBuiltPost(file);

/**
 * Returns the address of the smaller file of a post's picture, for phones. Returns `undefined` if there is none, for
 * example because the picture is on the backend's host.
 */
export function smallPostPicture({ imageUrl = '' }: Pick<BlogObject, 'imageUrl'>): string | undefined {
	const isOwn = pictureUrl(imageUrl, blogList, import.meta.env.BASE_URL)?.startsWith('/') === true;
	const small = isOwn ? smallPicture(imageUrl, import.meta.env.PROD) : undefined;
	return small && href(small);
}

/** Returns the addresses of the smaller files of posts' pictures, keyed by the addresses of the pictures. */
export function smallPictures(posts: readonly Pick<BlogObject, 'imageUrl'>[]): Map<string, string> {
	return new Map(
		posts.flatMap((post) => {
			const small = smallPostPicture(post);
			return post.imageUrl !== undefined && small !== undefined ? [[post.imageUrl, small] as const] : [];
		}),
	);
}

/** Returns the props of the island that shows late posts. */
export async function latePostProps() {
	const { publishedOn, post } = await record('blogPage');
	const { loading, back, readingTime, author, updatedOn, contents, relatedTitle } = post;
	const { name } = await record('site');
	const words = {
		loading,
		back,
		publishedOn,
		readingTime,
		author,
		updatedOn,
		contents,
		relatedTitle,
	};
	return { ...(await blogProps()), strings: { ...words, agency: name, pageTitle: `{title} | ${name}` } };
}

/** Returns the names of the services, keyed by the names that posts use for them. */
export async function topics(): Promise<Map<string, string>> {
	return new Map((await services()).map(({ id, data }) => [id, data.breadcrumb]));
}

/** Returns links to the service and the project to which a post refers, if they exist. */
export async function linksOf(post: Pick<BlogObject, 'service' | 'project'>): Promise<PostLink[]> {
	const { post: words } = await record('blogPage');
	const service = (await services()).find(({ id }) => id === post.service);
	const project = (await projects()).find(({ slug }) => slug === post.project);
	return [
		...(service
			? [{ label: words.service, name: service.data.card.name, path: pagePath('services', service.id) }]
			: []),
		...(project ? [{ label: words.project, name: project.name, path: project.path }] : []),
	];
}
