import { getCollection, type CollectionEntry } from 'astro:content';
import { byNewest, type BlogObject } from '../../shared/blog/blog-object';
import { readBuiltPost, type BuiltPost } from '../../build/blog/built-post';
import { listUrl, type BlogProps, type BlogSource, type PostLink } from '../../shared/blog/paths';
import { pagePath } from '../../../schemas/collections';
import { services } from './block-pages';
import { record } from './content';
import { projects } from './projects';
import { settings } from '../../browser/settings';

/** A post of this website, without its text. */
export type Post = CollectionEntry<'posts'>['data'] & {
	/** The last part of its path. */
	slug: string;
};

/** Where the browser fetches the list of posts from. */
export const blogList = listUrl(settings.backendUrl, import.meta.env.BASE_URL);

/** Where the posts come from and where they are shown. */
export const blogContext: BlogSource = { listUrl: blogList, base: import.meta.env.BASE_URL };

/** What every island of the blog is given. */
export async function blogProps(): Promise<BlogProps> {
	const { hours, website } = await record('site');
	return { ...blogContext, timeZone: hours.timeZone, website };
}

/** The posts of this website, the newest first. */
export async function ourPosts(): Promise<Post[]> {
	const entries = await getCollection('posts');
	return entries.map(({ id, data }) => ({ ...data, slug: id })).sort(byNewest);
}

/** A post of this website at its full length. */
export const wholePost = ({ file }: Post): BuiltPost => readBuiltPost(file);

/** What shows a post in the browser that is newer than the build. */
export async function latePostProps() {
	const { publishedOn, post } = await record('blogPage');
	const { loading, back, readingTime, author, updatedOn, contents, share, linkCopied, relatedTitle } = post;
	const { name } = await record('site');
	const words = {
		loading,
		back,
		publishedOn,
		readingTime,
		author,
		updatedOn,
		contents,
		share,
		linkCopied,
		relatedTitle,
	};
	return { ...(await blogProps()), strings: { ...words, pageTitle: `{title} | ${name}` } };
}

/** The links of a post to the service and the project that it names, as far as there are such. */
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
