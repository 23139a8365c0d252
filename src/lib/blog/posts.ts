import { setImmediate } from 'node:timers/promises';
import { getCollection, type CollectionEntry } from 'astro:content';
import { cleanAtBuild } from './clean-at-build';
import { blogListUrl, type BlogProps } from './paths';
import { arrangePosts, type SluggedPost } from './published-posts';
import type { PostText } from './text';
import type { BlogObject } from '../../schemas/blog-object';
import { pagePath } from '../../schemas/collections';
import { services } from '../services';
import { record, refer } from '../content';
import { projects } from '../projects';
import { settings } from '../settings';

export const ARCHIVE_SIZE = 50;

/** A post of this website, prepared for its page and for the lists that show it. */
export interface Post extends SluggedPost, PostText {
	html: string;
}

export const blogList = blogListUrl(settings.backendUrl);

export async function blogProps(): Promise<BlogProps> {
	const { hours, website } = await record('site');
	return { listUrl: blogList, timeZone: hours.timeZone, website };
}

function blogObject({ id, data, rendered }: CollectionEntry<'posts'>, website: string): BlogObject {
	return { ...data, _id: data._id ?? id, website: data.website ?? website, description: rendered?.html ?? '' };
}

async function readPosts(): Promise<Post[]> {
	const blog = await blogProps();
	const all = (await getCollection('posts')).map((entry) => blogObject(entry, blog.website));
	const twice = all.find(({ _id }, index) => all.findIndex((other) => other._id === _id) < index);
	if (twice) throw new Error(`content/blog: "${twice.title}" has the _id of another post. Delete this line.`);
	const posts: Post[] = [];
	for (const { post, slug } of arrangePosts(all, blog)) {
		const { warnings, ...clean } = cleanAtBuild(post.description, { listUrl: blogList });
		for (const lost of warnings) console.warn(`Left out of the post ${post._id}: ${lost}`);
		posts.push({ post, slug, ...clean });
		// jsdom lets go of a parsed post only when the event loop turns.
		await setImmediate();
	}
	return posts;
}

let read: Promise<Post[]> | undefined;

/** Returns the posts of this website, newest first. A build prepares each post once. */
export const ourPosts = (): Promise<Post[]> => (import.meta.env.DEV ? readPosts() : (read ??= readPosts()));

export async function latePostProps() {
	const { publishedOn, post } = await record('blogPage');
	const { name } = await record('site');
	return { ...(await blogProps()), strings: { ...post, publishedOn, agency: name, pageTitle: `{title} | ${name}` } };
}

/** Returns links to the service and the project of a post. @throws if a file in content/blog names an unknown one. */
export async function linksOf(post: BlogObject): Promise<{ label: string; name: string; path: string }[]> {
	const { post: words } = await record('blogPage');
	const targets = {
		service: (await services()).map(({ id, data }) => ({ id, name: data.card.name, path: pagePath('services', id) })),
		project: (await projects()).map(({ slug, name, path }) => ({ id: slug, name, path })),
	};
	return (['service', 'project'] as const).flatMap((field) => {
		const id = post[field];
		const known = targets[field].map((target) => target.id);
		if (id && settings.backendUrl === undefined) refer(id, known, `content/blog, the post "${post.title}", ${field}`);
		return targets[field].filter((target) => target.id === id).map((target) => ({ ...target, label: words[field] }));
	});
}
