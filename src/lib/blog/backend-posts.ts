import { setTimeout as wait } from 'node:timers/promises';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parseBlogList, type BlogObject } from './blog-object.ts';
import { pictureUrl } from './image-url.ts';
import { listUrl } from './paths.ts';

/** How long each attempt may take, and the pauses before the three attempts, in milliseconds. */
const TIME_LIMIT = 30_000;
const PAUSES = [0, 500, 1500];

async function fetchOnce(url: string): Promise<ReturnType<typeof parseBlogList>> {
	// A cache in front of the backend might not yet have a post that was published a moment ago.
	const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
	const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT), headers });
	if (!response.ok) throw new Error(`the backend answered ${response.status} ${response.statusText}`.trim());
	const list = parseBlogList(await response.json());
	const { posts, rejected } = list;
	// One bad post stops nothing, but an answer without any post is probably not the list of posts.
	if (posts.length === 0 && rejected.length > 1)
		throw new Error(`none of ${rejected.length} records is a post; the first: ${rejected[0]}`);
	return list;
}

/** Describes why an attempt failed. */
function reason(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** @throws if all attempts fail; the error contains the address, the reasons and what to do. */
async function fetchList(url: string): Promise<ReturnType<typeof parseBlogList>> {
	const failures: string[] = [];
	for (const pause of PAUSES) {
		await wait(pause);
		try {
			return await fetchOnce(url);
		} catch (error) {
			failures.push(`  try ${failures.length + 1}: ${reason(error)}`);
		}
	}
	throw new Error(
		[
			`The backend did not return the list of posts: GET ${url}`,
			...failures,
			'Start the backend, correct PUBLIC_BACKEND_URL, or set BLOG_OFFLINE=1 to build without it.',
		].join('\n'),
	);
}

function keepPost(post: BlogObject, url: string, { store, logger, config, generateDigest }: LoaderContext): void {
	const { description, ...fields } = post;
	const { _id, createdAt, updated, imageUrl } = fields;
	if (imageUrl && pictureUrl(imageUrl, { listUrl: url, base: config.base }) === undefined)
		logger.warn(
			`Shown without its picture: ${_id}: imageUrl is ${JSON.stringify(imageUrl)}, but must be an https address or one on the backend's host`,
		);
	const data = { ...fields, createdAt: new Date(createdAt), updated: updated && new Date(updated) };
	store.set({ id: _id, data, rendered: { html: description }, digest: generateDigest(post) });
}

/**
 * Loads the posts of a backend, each as an entry like those in `content/blog/`. Leaves out invalid posts, with a warning
 * that names them.
 * @param isOffline whether to build without the backend's posts.
 */
export function backendPosts(backendUrl: string, isOffline: boolean): Loader {
	const url = listUrl(backendUrl);
	async function load(context: LoaderContext): Promise<void> {
		const { posts, rejected } = await fetchList(url);
		for (const problem of rejected) context.logger.warn(`Left out of the blog: ${problem}`);
		context.store.clear();
		for (const post of posts) keepPost(post, url, context);
	}
	return {
		name: 'backend-posts',
		load: async (context) => {
			if (isOffline) {
				context.store.clear();
				context.logger.warn(
					"BLOG_OFFLINE=1: built without the posts of the backend. Until the next build, posts load only in visitors' browsers.",
				);
				return;
			}
			await load(context);
			// With `npm run dev`, the local backend serves the files in content/blog.
			context.watcher?.on('all', (_event, file) => {
				if (!file.includes('content/blog')) return;
				load(context).catch((error: unknown) => context.logger.error(reason(error)));
			});
		},
	};
}
