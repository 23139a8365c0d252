import { setImmediate } from 'node:timers/promises';
import { getCollection } from 'astro:content';
import { cleanAtBuild, parser } from './clean-at-build.ts';
import { blogListUrl } from './paths.ts';
import { arrangePosts, isDue, type SluggedPost } from './published-posts.ts';
import { decoded, readDescription } from './text.ts';
import { parseBlogList, type BlogObject } from '#schemas/blog-object.ts';
import { onceABuild, record } from '#lib/content.ts';
import { oneSpace } from '#lib/text.ts';
import { dayIn, momentOf } from '#lib/dates.ts';
import { isPreview, postBackend } from '#lib/settings.ts';
import { slugFor } from '#lib/slugs.ts';

export const ARCHIVE_SIZE = 50;

export const listUrl = blogListUrl(postBackend);

async function readPosts(): Promise<SluggedPost[]> {
	const { hours, website } = await record('site');
	const entries = await getCollection('posts');
	const unread = entries.find(({ rendered }) => !rendered && !postBackend);
	if (unread) throw new Error(`${unread.filePath}: the log says above why its text cannot be read.`);
	const moment = (text: string | undefined) => text && momentOf(text, hours.timeZone);
	const all = entries.map(({ id, data, rendered }) => {
		const dates = { createdAt: moment(data.createdAt), updated: moment(data.updated) };
		const own = { _id: data._id ?? id, website: data.website ?? website, description: rendered?.html };
		return { ...data, ...dates, ...own, title: decoded(data.title, parser) };
	});
	const { posts, rejected } = parseBlogList(all);
	const others = posts.filter((post) => post.website !== website);
	const names = [...new Set(others.map((post) => `"${post.website}"`))].join(', ');
	const left = others.length > 0 ? [`${others.length} posts whose website is ${names.slice(0, 200)}.`] : [];
	const hasDrafts = isPreview || import.meta.env.DEV;
	const isLater = (post: BlogObject) => !postBackend && !hasDrafts && !isDue(post, hours.timeZone);
	const dayOf = ({ createdAt = '' }: BlogObject) => dayIn(hours.timeZone)(new Date(createdAt));
	const later = posts.filter(isLater).map((post) => `${post._id}, until ${dayOf(post)}.`);
	for (const what of [...rejected, ...left, ...later]) console.warn(oneSpace(`Left out of the blog: ${what}`));
	const due = posts.filter((post) => !isLater(post));
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
export async function preparePost({ post, slug }: SluggedPost) {
	const clean = cleanAtBuild(post.description, { listUrl });
	// jsdom lets go of a parsed post only when the event loop turns.
	await setImmediate();
	return { post, slug, ...readDescription(post.description, parser), ...clean };
}

/** A post of this website, prepared for its page. */
export type Post = Awaited<ReturnType<typeof preparePost>>;

export async function latePostProps() {
	const { publishedOn, post } = (await record('words')).blog;
	const { notFound: unknown } = await record('fallbackPage');
	const { name, website } = await record('site');
	return { listUrl, website, strings: { ...post, unknown, publishedOn, pageTitle: `{title} | ${name}` } };
}
