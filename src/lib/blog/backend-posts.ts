import { setTimeout as wait } from 'node:timers/promises';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fetchList } from './fetch-blogs.ts';
import { pictureUrl } from './image-url.ts';
import { listUrl } from './paths.ts';

/** The pauses before the three attempts, in milliseconds. */
const PAUSES = [0, 500, 1500];

/** @throws if all attempts fail. */
async function fetchPatiently(url: string): ReturnType<typeof fetchList> {
	let reason = '';
	for (const pause of PAUSES) {
		await wait(pause);
		try {
			return await fetchList(url);
		} catch (error) {
			reason = String((error instanceof Error && error.cause) || error);
		}
	}
	throw new Error(
		`The backend did not return the list of posts: GET ${url}: ${reason}\n` +
			'Start the backend, correct PUBLIC_BACKEND_URL, or set BLOG_OFFLINE=1 to build without it.',
	);
}

async function loadPosts(url: string, { store, logger, config, generateDigest }: LoaderContext): Promise<void> {
	const { posts, rejected } = await fetchPatiently(url);
	for (const problem of rejected) logger.warn(`Left out of the blog: ${problem}`);
	store.clear();
	for (const post of posts) {
		const { description, ...fields } = post;
		const { _id, createdAt, updated, imageUrl } = fields;
		if (imageUrl && pictureUrl(imageUrl, { listUrl: url, base: config.base }) === undefined)
			logger.warn(`Shown without its picture: ${_id}: imageUrl must be an https address or one on the backend's host.`);
		const data = { ...fields, createdAt: new Date(createdAt), updated: updated && new Date(updated) };
		store.set({ id: _id, data, rendered: { html: description }, digest: generateDigest(post) });
	}
}

/** Loads the posts of a backend as entries like those in `content/blog/`. Leaves out invalid posts, with a warning. */
export function backendPosts(backendUrl: string, isOffline: boolean): Loader {
	const url = listUrl(backendUrl);
	return {
		name: 'backend-posts',
		load: async (context) => {
			if (isOffline) {
				context.store.clear();
				context.logger.warn("BLOG_OFFLINE=1: until the next build, posts load only in visitors' browsers.");
				return;
			}
			await loadPosts(url, context);
			// With `npm run dev`, the local backend serves the files in content/blog.
			context.watcher?.on('all', (_event, file) => {
				if (file.includes('content/blog'))
					loadPosts(url, context).catch((error: unknown) => context.logger.error(String(error)));
			});
		},
	};
}
