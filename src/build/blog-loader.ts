import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegrationLogger } from 'astro';
import type { Loader } from 'astro/loaders';
import type { BlogObject } from '../lib/blog/blog-object.ts';
import { fetchPosts } from '../lib/blog/fetch-posts.ts';
import { listUrl } from '../lib/blog/list-url.ts';
import { readLocalPosts } from '../lib/blog/local-posts.ts';
import { keepText } from '../lib/blog/post-texts.ts';
import { previewOf } from '../lib/blog/preview.ts';
import { sanitiseAtBuild } from '../lib/blog/sanitise-build.ts';
import { arrangePosts } from '../lib/blog/slug.ts';
import type { BuildSettings } from './settings.ts';

async function readPosts(
	{ backendUrl, isOffline }: BuildSettings,
	config: AstroConfig,
	logger: AstroIntegrationLogger,
): Promise<BlogObject[]> {
	if (backendUrl === undefined) return readLocalPosts(fileURLToPath(new URL('content/blog', config.root)));
	if (isOffline) {
		logger.warn('BLOG_OFFLINE=1: built without the posts of the backend; they open in the browser only');
		return [];
	}
	return fetchPosts(backendUrl, { onWarning: (message) => logger.warn(message) });
}

/** Loads the posts of the backend, or those of `content/blog/` where none is set, cleaned and with their slugs. */
export function blogLoader(settings: BuildSettings): Loader {
	return {
		name: 'blog',
		load: async ({ config, store, parseData, logger, watcher }) => {
			const posts = await readPosts(settings, config, logger);
			const slugs = new Map(arrangePosts(posts).map(({ post, slug }) => [post._id, slug]));
			const context = { listUrl: listUrl(settings.backendUrl, config.base), base: config.base };
			// A development server and a build of the same project do not sweep away each other's files.
			const folder = fileURLToPath(new URL(watcher ? 'blog-dev' : 'blog', config.cacheDir));
			// Nothing is kept from an earlier build: cleaning takes a millisecond a post, and its rules may have changed.
			await rm(folder, { recursive: true, force: true });
			await mkdir(folder, { recursive: true });
			store.clear();
			for (const [index, blog] of posts.entries()) {
				const { _id, title, imageUrl, createdAt, description } = blog;
				const slug = slugs.get(_id) ?? '';
				const html = slug === '' ? '' : sanitiseAtBuild(description, context);
				const textFile = keepText(folder, { blog, html, preview: previewOf(description) });
				// The number keeps the order of the answer.
				const id = `${String(index).padStart(6, '0')}-${_id}`;
				const data = { blog: { _id, title, imageUrl, createdAt }, slug, textFile };
				store.set({ id, data: await parseData({ id, data }) });
			}
		},
	};
}
