import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fetchPosts, type PostsAnswer } from '../lib/blog/fetch-posts.ts';
import { listUrl } from '../lib/blog/list-url.ts';
import { readLocalPosts } from '../lib/blog/local-posts.ts';
import { previewOf } from '../lib/blog/preview.ts';
import { sanitiseAtBuild } from '../lib/blog/sanitise-build.ts';
import { arrangePosts } from '../lib/blog/slug.ts';
import { cleaningVersion } from './cleaning-version.ts';
import { cleanedTexts, digestOf, keepEntries, keptAnswer } from './post-cache.ts';
import type { BuildSettings } from './settings.ts';
import { storablePosts } from './storable-posts.ts';

async function readPosts(
	{ backendUrl, isOffline }: BuildSettings,
	version: string,
	context: LoaderContext,
): Promise<PostsAnswer> {
	const { config, logger } = context;
	const own = { warnings: [], validators: {} };
	if (backendUrl === undefined)
		return { ...own, posts: await readLocalPosts(fileURLToPath(new URL('content/blog', config.root))) };
	if (isOffline) {
		logger.warn('BLOG_OFFLINE=1: built without the posts of the backend; they open in the browser only');
		return { ...own, posts: [] };
	}
	const kept = keptAnswer(context, version);
	const answer = await fetchPosts(backendUrl, { kept });
	if (answer === kept) logger.info('The backend says that its posts are those of the last build');
	return storablePosts(answer);
}

/** Loads the posts of the backend, or those of `content/blog/` where none is set, cleaned and with their slugs. */
export function blogLoader(settings: BuildSettings): Loader {
	return {
		name: 'blog',
		load: async (context) => {
			const { config, parseData, logger } = context;
			const where = { listUrl: listUrl(settings.backendUrl, config.base), base: config.base };
			const version = [where.listUrl, where.base, await cleaningVersion(config.root)].join(' ');
			const answer = await readPosts(settings, version, context);
			for (const warning of answer.warnings) logger.warn(warning);
			const slugs = new Map(arrangePosts(answer.posts).map(({ post, slug }) => [post._id, slug]));
			const cleaned = cleanedTexts(context);
			const entries = answer.posts.map(async (blog, index) => {
				const slug = slugs.get(blog._id) ?? '';
				const digest = digestOf(blog, version, context);
				const html = slug === '' ? '' : (cleaned.get(digest) ?? sanitiseAtBuild(blog.description, where));
				// The number keeps the order of the answer.
				const id = `${String(index).padStart(6, '0')}-${blog._id}`;
				const data = await parseData({ id, data: { blog, slug, html, preview: previewOf(blog.description) } });
				return { id, digest, data };
			});
			keepEntries(await Promise.all(entries), answer, version, context);
		},
	};
}
