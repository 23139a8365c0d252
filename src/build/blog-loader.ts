import { readFile } from 'node:fs/promises';
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

/** What decides the cleaned text beside the post itself: a change here cleans every post again. */
const RULES = ['allow-list.ts', 'sanitise-rules.ts', 'sanitise-build.ts', 'preview.ts', 'plain-text.ts'];

async function rulesOf(root: URL): Promise<string> {
	const files = RULES.map((name) => readFile(new URL(`src/lib/blog/${name}`, root), 'utf8'));
	return (await Promise.all(files)).join('');
}

async function readPosts({ backendUrl, isOffline }: BuildSettings, config: AstroConfig, logger: AstroIntegrationLogger): Promise<BlogObject[]> {
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
		load: async ({ config, store, parseData, generateDigest, logger }) => {
			const { backendUrl } = settings;
			const posts = await readPosts(settings, config, logger);
			const slugs = new Map(arrangePosts(posts).map(({ post, slug }) => [post._id, slug]));
			const context = { listUrl: listUrl(backendUrl, config.base), base: config.base };
			const rules = generateDigest({ rules: await rulesOf(config.root), ...context });
			const kept = new Set<string>();
			for (const [index, blog] of posts.entries()) {
				const slug = slugs.get(blog._id) ?? '';
				const id = `${String(index).padStart(6, '0')}-${blog._id}`;
				const digest = generateDigest({ rules, slug, blog: JSON.stringify(blog) });
				kept.add(id);
				if (store.get(id)?.digest === digest) continue;
				const html = slug === '' ? '' : sanitiseAtBuild(blog.description, context);
				const data = await parseData({ id, data: { blog, slug, html, preview: previewOf(blog.description) } });
				store.set({ id, data, digest });
			}
			for (const id of store.keys()) if (!kept.has(id)) store.delete(id);
		},
	};
}
