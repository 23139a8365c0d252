import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegrationLogger } from 'astro';
import type { Loader } from 'astro/loaders';
import type { BlogObject } from '../lib/blog/blog-object.ts';
import { fetchPosts } from '../lib/blog/fetch-posts.ts';
import { listUrl } from '../lib/blog/list-url.ts';
import { readLocalPosts } from '../lib/blog/local-posts.ts';
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
		load: async ({ config, store, parseData, logger }) => {
			const posts = await readPosts(settings, config, logger);
			const slugs = new Map(arrangePosts(posts).map(({ post, slug }) => [post._id, slug]));
			const context = { listUrl: listUrl(settings.backendUrl, config.base), base: config.base };
			const entries = posts.map(async (blog, index) => {
				const slug = slugs.get(blog._id) ?? '';
				const html = slug === '' ? '' : sanitiseAtBuild(blog.description, context);
				// The number keeps the order of the answer.
				const id = `${String(index).padStart(6, '0')}-${blog._id}`;
				return { id, data: await parseData({ id, data: { blog, slug, html, preview: previewOf(blog.description) } }) };
			});
			const loaded = await Promise.all(entries);
			// Nothing is kept from an earlier build: cleaning takes a millisecond a post, and its rules may have changed.
			store.clear();
			for (const entry of loaded) store.set(entry);
		},
	};
}
