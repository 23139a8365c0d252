import { setImmediate } from 'node:timers/promises';
import { getCollection, type CollectionEntry } from 'astro:content';
import type { BlogObject } from './blog-object';
import { cleanAtBuild } from './clean-at-build';
import { listUrl, POST_IDS, type BlogProps, type BlogSource, type PostLink } from './paths';
import { arrangePosts, relatedTo, type SluggedPost } from './published-posts';
import { cutAtWord, type Heading } from './text';
import { pagePath } from '../../schemas/collections';
import { services } from '../services';
import { record, refer } from '../content';
import { projects } from '../projects';
import { settings } from '../settings';
import { today } from '../today';

/** How many posts the blog list's archive and each page of the archive list. */
export const ARCHIVE_SIZE = 50;

/** How much of a post's text other pages may show, in characters. */
const SUMMARY = 200;

/** A post of this website, prepared for its page and for the lists that show it. */
export interface Post extends SluggedPost {
	html: string;
	headings: Heading[];
	minutes: number;
	preview: string;
	/** The beginning of the text, even past the first heading, where `preview` ends. */
	beginning: string;
	/** The slugs of related posts. */
	related: string[];
}

/** The address from which browsers fetch the list of posts, and the sub-path of this site. */
export const blogSource: BlogSource = {
	listUrl: listUrl(settings.backendUrl, import.meta.env.BASE_URL),
	base: import.meta.env.BASE_URL,
};

/** Returns the props that every island of the blog needs. */
export async function blogProps(): Promise<BlogProps> {
	const { hours, website } = await record('site');
	return { ...blogSource, timeZone: hours.timeZone, website };
}

/** Returns an entry as a post of the blog list (spec §3 Blog). */
function blogObject({ id, data, rendered }: CollectionEntry<'posts'>, website: string): BlogObject {
	return {
		...data,
		_id: data._id ?? id,
		website: data.website ?? website,
		description: rendered?.html ?? '',
		createdAt: data.createdAt.toISOString(),
		updated: data.updated?.toISOString(),
	};
}

/** Checks the names in the posts of content/blog. A backend's post may refer to anything. */
async function checkReferences(posts: readonly BlogObject[]): Promise<void> {
	const ids = (await services()).map(({ id }) => id);
	const slugs = (await projects()).map(({ slug }) => slug);
	const taken = new Map<string, string>();
	for (const { _id, title, service, project } of posts) {
		const other = taken.get(_id);
		if (other !== undefined)
			throw new Error(`content/blog: "${other}" and "${title}" have one _id. Delete one of the lines.`);
		taken.set(_id, title);
		if (service) refer(service, ids, `content/blog, the post "${title}", service`);
		if (project) refer(project, slugs, `content/blog, the post "${title}", project`);
	}
}

/** Cleans a post, and logs what could not be kept. */
function buildPost(entry: SluggedPost, all: readonly SluggedPost[]): Post {
	const { _id, description } = entry.post;
	const { html, headings, minutes, text, preview, warnings } = cleanAtBuild(description, {
		...blogSource,
		...POST_IDS,
	});
	for (const lost of warnings) console.warn(`Left out of the post ${_id}: ${lost}`);
	return {
		...entry,
		html,
		headings,
		minutes,
		preview: cutAtWord(preview, SUMMARY),
		beginning: cutAtWord(text, SUMMARY),
		// The page shows three, and leaves out the two to which it already links.
		related: relatedTo(entry, all)
			.slice(0, 5)
			.map(({ slug }) => slug),
	};
}

async function readPosts(): Promise<Post[]> {
	const { website } = await record('site');
	const all = (await getCollection('posts')).map((entry) => blogObject(entry, website));
	if (settings.backendUrl === undefined) await checkReferences(all);
	// A development server shows drafts and scheduled posts too.
	const arranged = arrangePosts(all, website, import.meta.env.DEV ? null : await today());
	const posts: Post[] = [];
	for (const entry of arranged) {
		posts.push(buildPost(entry, arranged));
		// jsdom lets go of a parsed post only when the event loop turns.
		await setImmediate();
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
	const words = { loading, back, publishedOn, readingTime, author, updatedOn, contents, relatedTitle };
	return { ...(await blogProps()), strings: { ...words, agency: name, pageTitle: `{title} | ${name}` } };
}

/** Returns the names of the services, keyed by the names that posts use for them. */
export async function topics(): Promise<Map<string, string>> {
	return new Map((await services()).map(({ id, data }) => [id, data.breadcrumb]));
}

/** Returns links to the service and the project to which a post refers, if they exist. */
export async function linksOf(post: BlogObject): Promise<PostLink[]> {
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
