import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { blogListUrl, pictureUrl } from './paths.ts';
import { fetchList } from './fetch-blogs.ts';
import { FRONT_MATTER } from '#lib/files/texts.ts';
import { oneSpace } from '#lib/text.ts';
import { parseBlogList, unreadFields } from '#schemas/blog-object.ts';

/** Returns the fields of a post. Astro's own reading would turn dates into moments in UTC, and 30 February into March. */
const fieldsOf = (file: string): unknown => parse(FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.[1] ?? '');

/** Loads the posts in `content/blog/`. */
export function localPosts(): Loader {
	const files = glob({ base: 'content/blog', pattern: '*.md', generateId: ({ entry }) => entry.replace(/\.md$/, '') });
	return {
		name: 'local-posts',
		load: (context) =>
			files.load({
				...context,
				parseData: (post) => {
					if (post.filePath) Object.assign(post.data, fieldsOf(post.filePath));
					return context.parseData(post);
				},
			}),
	};
}

async function fetchPatiently(url: string): ReturnType<typeof fetchList> {
	const again = () => wait(1000).then(() => fetchList(url));
	const fail = (error: Error) => {
		const { message } = error.cause instanceof Error ? error.cause : error;
		throw new Error(
			`The backend did not return the list of posts: GET ${url}: ${oneSpace(message).slice(0, 300)}\n` +
				'Start the backend, correct PUBLIC_BACKEND_URL, or set BLOG_OFFLINE=1 to build without it.',
		);
	};
	return fetchList(url).catch(again).catch(again).catch(fail);
}

async function loadPosts(url: string, isOffline: boolean, { store, logger }: LoaderContext): Promise<void> {
	const { posts, rejected, records } = isOffline ? parseBlogList([]) : await fetchPatiently(url);
	if (isOffline) logger.warn("BLOG_OFFLINE=1: until the next build, posts load only in visitors' browsers.");
	// What a backend sends may begin lines with commands for the code host.
	const warn = (...parts: string[]) => logger.warn(oneSpace(parts.join(': ')));
	for (const problem of rejected) warn('Left out of the blog', problem);
	const fix = 'write text, a slug like silk-prices, or a date like 2026-01-31T09:30:00Z';
	for (const field of unreadFields(records)) warn('Cannot be read', field, fix);
	store.clear();
	for (const { description, ...data } of posts) {
		if (data.imageUrl && pictureUrl(data.imageUrl, url) === undefined)
			warn('Shown without its picture', data._id, 'imageUrl must be an https address or one on the backend.');
		if ((data.title + description).includes('�'))
			warn('Shown with lost letters', data._id, 'the backend must answer in UTF-8.');
		store.set({ id: data._id, data, rendered: { html: description } });
	}
}

/** Loads the posts of a backend as entries like those in `content/blog/`. Leaves out invalid posts, with a warning. */
export const backendPosts = (backendUrl: string, isOffline: boolean): Loader => ({
	name: 'backend-posts',
	load: (context) => loadPosts(blogListUrl(backendUrl), isOffline, context),
});
