import { getCollection, type CollectionEntry } from 'astro:content';
import type { BlogObject } from './blog-object';
import { buildPost, type BuiltPost, type PostSummary } from './built-post';
import { listUrl, type BlogProps, type BlogSource, type PostLink } from './paths';
import { relatedTo } from './related-posts';
import { arrangePosts } from './slug';
import { pagePath } from '../../schemas/collections';
import { services } from '../services';
import { record, refer } from '../content';
import { projects } from '../projects';
import { settings } from '../settings';
import { today } from '../today';

/** A post of this website, prepared for its page and for the lists that show it. */
export interface Post extends PostSummary, Pick<BlogObject, '_id' | 'title' | 'createdAt' | 'imageUrl'> {
	/** The last part of the post's path. */
	slug: string;
	/** The slugs of related posts. */
	related: string[];
	built: BuiltPost;
}

/** The address from which browsers fetch the list of posts. */
export const blogList = listUrl(settings.backendUrl, import.meta.env.BASE_URL);

/** The address of the list of posts, and the sub-path of this site. */
export const blogContext: BlogSource = { listUrl: blogList, base: import.meta.env.BASE_URL };

/** Returns the props that every island of the blog needs. */
export async function blogProps(): Promise<BlogProps> {
	const { hours, website } = await record('site');
	return { ...blogContext, timeZone: hours.timeZone, website };
}

/** Returns an entry as a post of the blog list (spec §3 Blog). */
function blogObject({ id, data, rendered }: CollectionEntry<'posts'>, website: string): BlogObject {
	const { createdAt, updated, ...fields } = data;
	const described = { _id: id, website, description: rendered?.html ?? '' };
	const dates = { createdAt: createdAt.toISOString(), ...(updated && { updated: updated.toISOString() }) };
	const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
	return { ...described, title: data.title, ...kept, ...dates };
}

/** Checks what a post in content/blog refers to. A backend's post may refer to anything. */
async function checkReferences(posts: readonly BlogObject[]): Promise<void> {
	const ids = (await services()).map(({ id }) => id);
	const slugs = (await projects()).map(({ slug }) => slug);
	for (const { title, service, project } of posts) {
		if (service) refer(service, ids, `content/blog, the post "${title}", service`);
		if (project) refer(project, slugs, `content/blog, the post "${title}", project`);
	}
}

async function readPosts(): Promise<Post[]> {
	const { website } = await record('site');
	const entries = await getCollection('posts');
	const all = entries.map((entry) => blogObject(entry, website));
	if (settings.backendUrl === undefined) await checkReferences(all);
	// A development server shows drafts and scheduled posts too.
	const arranged = arrangePosts(all, website, import.meta.env.DEV ? null : await today());
	const posts: Post[] = [];
	// One after another, because the build lets go of each parsed post before the next.
	for (const { post, slug } of arranged) {
		const { preview, beginning, ...built } = await buildPost(post, blogContext);
		const { _id, title, createdAt, imageUrl } = post;
		// The page shows three, and leaves out the two to which it already links.
		const related = relatedTo({ post, slug }, arranged)
			.slice(0, 5)
			.map((other) => other.slug);
		posts.push({ _id, title, createdAt, ...(imageUrl && { imageUrl }), slug, preview, beginning, related, built });
	}
	return posts;
}

let read: Promise<Post[]> | undefined;

/** Returns the posts of this website, newest first. A build prepares each post once. */
export const ourPosts = (): Promise<Post[]> => (import.meta.env.DEV ? readPosts() : (read ??= readPosts()));

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
