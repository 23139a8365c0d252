import { setTimeout as wait } from 'node:timers/promises';
import type { Loader } from 'astro/loaders';
import { fetchList } from './published-posts.ts';
import { listUrl, pictureUrl } from './paths.ts';

async function fetchPatiently(url: string, tries = 3): ReturnType<typeof fetchList> {
	try {
		return await fetchList(url);
	} catch (error) {
		if (tries === 1)
			throw new Error(
				`The backend did not return the list of posts: GET ${url}: ${String((error as Error).cause ?? error)}\n` +
					'Start the backend, correct PUBLIC_BACKEND_URL, or set BLOG_OFFLINE=1 to build without it.',
			);
		await wait(1000);
		return fetchPatiently(url, tries - 1);
	}
}

/** Loads the posts of a backend as entries like those in `content/blog/`. Leaves out invalid posts, with a warning. */
export const backendPosts = (backendUrl: string, isOffline: boolean): Loader => ({
	name: 'backend-posts',
	load: async ({ store, logger, config }) => {
		const url = listUrl(backendUrl);
		const { posts, rejected } = isOffline ? { posts: [], rejected: [] } : await fetchPatiently(url);
		if (isOffline) logger.warn("BLOG_OFFLINE=1: until the next build, posts load only in visitors' browsers.");
		for (const problem of rejected) logger.warn(`Left out of the blog: ${problem}`);
		store.clear();
		for (const { description, ...data } of posts) {
			const { _id, imageUrl } = data;
			if (imageUrl && pictureUrl(imageUrl, { listUrl: url, base: config.base }) === undefined)
				logger.warn(
					`Shown without its picture: ${_id}: imageUrl must be an https address or one on the backend's host.`,
				);
			store.set({ id: _id, data, rendered: { html: description } });
		}
	},
});
