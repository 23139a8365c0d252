import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { BlogObject } from '../../lib/blog/blog-object.ts';
import { fetchPosts } from '../../lib/blog/build/fetch-posts.ts';
import { readLocalPosts } from '../../lib/blog/build/local-posts.ts';
import { pictureUrl } from '../../lib/blog/image-url.ts';
import { listUrl } from '../../lib/blog/list-url.ts';
import { arrangePosts } from '../../lib/blog/slug.ts';
import type { BuildSettings } from '../build-settings.ts';

/** Astro takes a text with this beginning for a picture of the project, and ends a build where there is none. */
const PICTURE_MARK = '__ASTRO_IMAGE_';

async function readPosts(
	{ backendUrl, isOffline }: BuildSettings,
	{ config, logger }: LoaderContext,
): Promise<BlogObject[]> {
	if (backendUrl === undefined) return readLocalPosts(fileURLToPath(new URL('content/blog', config.root)));
	if (isOffline) {
		logger.warn('BLOG_OFFLINE=1: built without the posts of the backend; they open in the browser only');
		return [];
	}
	const { posts, warnings } = await fetchPosts(backendUrl);
	for (const warning of warnings) logger.warn(warning);
	return posts;
}

async function loadPosts(settings: BuildSettings, context: LoaderContext): Promise<void> {
	const { config, store, parseData, generateDigest, logger, watcher } = context;
	const list = listUrl(settings.backendUrl, config.base);
	const posts = arrangePosts(await readPosts(settings, context));
	// A development server keeps its own, so that a build beside it takes none of them away.
	const folder = new URL(watcher ? 'blog-dev/' : 'blog/', config.cacheDir);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	store.clear();
	for (const { post, slug } of posts) {
		const { _id, title, imageUrl, createdAt, website, description } = post;
		if ([_id, title, imageUrl].some((text) => text?.startsWith(PICTURE_MARK))) {
			logger.warn(`Left out of the blog: ${_id}: found a text that starts with ${PICTURE_MARK}`);
			continue;
		}
		if (imageUrl && pictureUrl(imageUrl, list, config.base) === undefined)
			logger.warn(
				`Shown without its picture: ${_id}: imageUrl: found ${JSON.stringify(imageUrl)}, expected an https address or one on the backend's own host`,
			);
		// Astro holds a collection in memory several times over; long texts wait in files until their page is printed.
		const descriptionFile = fileURLToPath(new URL(`${slug}.html`, folder));
		await writeFile(descriptionFile, description);
		const data = { _id, title, ...(imageUrl && { imageUrl }), createdAt, website, descriptionFile };
		store.set({ id: slug, data: await parseData({ id: slug, data }), digest: generateDigest(post) });
	}
}

/** Loads the posts of the backend, or those of `content/blog/` where none is set; the id of each is its slug. */
export function blogLoader(settings: BuildSettings): Loader {
	return { name: 'blog', load: (context) => loadPosts(settings, context) };
}
