import { setImmediate } from 'node:timers/promises';
import { getCollection } from 'astro:content';
import { cleanAtBuild, parser } from './clean-at-build.ts';
import { blogListUrl, type BlogProps } from './paths.ts';
import { arrangePosts, isDue, type SluggedPost } from './published-posts.ts';
import type { CleanDescription } from './clean-description.ts';
import { decoded, readDescription, type PostText } from './text.ts';
import { isTooLong, type BlogObject } from '#schemas/blog-object.ts';
import { onceABuild, record } from '#lib/content.ts';
import { oneSpace } from '#lib/text.ts';
import { momentOf } from '#lib/dates.ts';
import { isPreview, postBackend } from '#lib/settings.ts';
import { slugFor } from '#lib/slugs.ts';
import { checkLocalPosts } from './local-posts.ts';

export const ARCHIVE_SIZE = 50;

/** A post of this website, prepared for its page. */
export interface Post extends SluggedPost, Omit<PostText, 'headings'>, Omit<CleanDescription, 'body'> {
	html: string;
}

export const listUrl = blogListUrl(postBackend);

export async function blogProps(): Promise<BlogProps> {
	const { website } = await record('site');
	return { listUrl, website };
}

async function readPosts(): Promise<SluggedPost[]> {
	const { hours, website } = await record('site');
	const entries = await getCollection('posts');
	if (!postBackend) checkLocalPosts(entries);
	const moment = (text: string | undefined) => text && momentOf(text, hours.timeZone);
	const all = entries.map(({ id, data, rendered }): BlogObject => {
		const dates = { createdAt: moment(data.createdAt), updated: moment(data.updated) };
		const own = { _id: data._id ?? id, website: data.website ?? website, description: rendered?.html ?? '' };
		return { ...data, ...dates, ...own, title: decoded(data.title, parser) };
	});
	const last = new Map(all.map((post) => [post._id, post]));
	const twice = all.find((post) => last.get(post._id) !== post);
	if (twice) throw new Error(`content/blog: "${twice.title}" has the _id of another post. Delete this line.`);
	const others = all.filter((post) => post.website !== website);
	const names = [...new Set(others.map((post) => `"${post.website}"`))].join(', ');
	if (names)
		console.warn(oneSpace(`Left out of the blog: ${others.length} posts whose website is ${names.slice(0, 200)}.`));
	const hasDrafts = isPreview || import.meta.env.DEV;
	const short = all.filter(({ description }) => !isTooLong(description));
	for (const { _id } of all.filter(({ description }) => isTooLong(description)))
		console.warn(`Left out of the blog: ${_id}: its text is above 1 MB.`);
	const due = short.filter((post) => postBackend !== undefined || hasDrafts || isDue(post, hours.timeZone));
	const arranged = arrangePosts(due, website, hasDrafts);
	for (const { post, slug } of arranged) {
		const usual = slugFor(post, new Map());
		if (slug !== usual) console.warn(oneSpace(`"${post.title}" is at /blog/${slug}, because /blog/${usual} is taken.`));
	}
	return arranged;
}

/** Returns the posts of this website, newest first. */
export const ourPosts = () => onceABuild('posts', readPosts);

/** Prepares a post for its page or the feed. Nobody keeps the result: of ten thousand posts, it would fill the memory. */
export async function preparePost({ post, slug }: SluggedPost): Promise<Post> {
	const clean = cleanAtBuild(post.description, { listUrl });
	// jsdom lets go of a parsed post only when the event loop turns.
	await setImmediate();
	return { post, slug, ...readDescription(post.description, parser), ...clean };
}

export async function latePostProps() {
	const { publishedOn, post } = (await record('words')).blog;
	const { notFound: unknown } = await record('fallbackPage');
	const { name } = await record('site');
	return { ...(await blogProps()), strings: { ...post, unknown, publishedOn, pageTitle: `{title} | ${name}` } };
}
