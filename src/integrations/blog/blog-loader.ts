import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import type { BlogObject } from '../../lib/blog/blog-object.ts';
import { fetchPosts } from '../../lib/blog/build/fetch-posts.ts';
import { readLocalPosts } from '../../lib/blog/build/local-posts.ts';
import { pictureUrl } from '../../lib/blog/image-url.ts';
import { listUrl } from '../../lib/blog/paths.ts';
import { relatedPosts } from '../../lib/blog/build/related-posts.ts';
import { arrangePosts } from '../../lib/blog/slug.ts';
import { ownName } from '../../lib/content/own-names.ts';
import type { BuildSettings } from '../build-settings.ts';
import { writePostDates, type PostDates } from './post-dates.ts';

/** What every page may know of a blog post (spec §3 Blog); its text is read for its own page only. */
const schema = z.object({
	_id: z.string(),
	title: z.string(),
	imageUrl: z.string().exactOptional(),
	createdAt: z.string(),
	updated: z.string().exactOptional(),
	author: z.string().exactOptional(),
	authorLine: z.string().exactOptional(),
	authorPicture: z.string().exactOptional(),
	service: z.string().exactOptional(),
	project: z.string().exactOptional(),
	website: z.string(),
	/** The slugs of posts about the same. */
	related: z.array(z.string()),
	/** The file that holds its description: HTML from outside, hostile until sanitised. */
	descriptionFile: z.string(),
});

/** Astro takes a text that starts so for a picture of the project, and stops the build if there is no such picture. */
const PICTURE_MARK = '__ASTRO_IMAGE_';

async function readPosts(
	{ backendUrl, isOffline }: BuildSettings,
	localPosts: string,
	logger: LoaderContext['logger'],
): Promise<BlogObject[]> {
	if (backendUrl === undefined) return readLocalPosts(localPosts);
	if (isOffline) {
		logger.warn('BLOG_OFFLINE=1: built without the posts of the backend; they open in the browser only');
		return [];
	}
	const { posts, warnings } = await fetchPosts(backendUrl);
	for (const warning of warnings) logger.warn(warning);
	return posts;
}

async function loadPosts(settings: BuildSettings, localPosts: string, context: LoaderContext): Promise<void> {
	const { config, store, parseData, generateDigest, logger, watcher } = context;
	const list = listUrl(settings.backendUrl, config.base);
	// A development server shows all of them, drafts included.
	const found = await readPosts(settings, localPosts, logger);
	const posts = arrangePosts(found, ownName('website'), watcher ? null : settings.today);
	// It keeps its files apart from those of a build that runs beside it, and all of them, since it may be asked for one now.
	const folder = new URL(watcher ? 'blog-dev/' : 'blog/', config.cacheDir);
	if (!watcher) await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const related = relatedPosts(posts);
	const dates: PostDates = {};
	store.clear();
	for (const { post, slug } of posts) {
		const { description, ...fields } = post;
		const { _id, imageUrl } = post;
		if (Object.values(fields).some((field) => typeof field === 'string' && field.startsWith(PICTURE_MARK))) {
			logger.warn(`Left out of the blog: ${_id}: found a text that starts with ${PICTURE_MARK}`);
			continue;
		}
		if (imageUrl && pictureUrl(imageUrl, list, config.base) === undefined)
			logger.warn(
				`Shown without its picture: ${_id}: imageUrl: found ${JSON.stringify(imageUrl)}, expected an https address or one on the backend's own host`,
			);
		// Astro keeps several copies of a collection in memory, so long texts wait in files until they are printed.
		const descriptionFile = fileURLToPath(new URL(`${slug}.html`, folder));
		await writeFile(descriptionFile, description);
		const data = await parseData({ id: slug, data: { ...fields, descriptionFile, related: related.get(slug) ?? [] } });
		store.set({ id: slug, data, digest: generateDigest(post) });
		dates[slug] = data.updated ?? data.createdAt;
	}
	await writePostDates(folder, dates);
}

/** Loads the posts of the backend, or those of `content/blog/` where none is set; the id of each is its slug. */
export function blogLoader(settings: BuildSettings) {
	return {
		name: 'blog',
		schema,
		load: async (context) => {
			const localPosts = fileURLToPath(new URL('content/blog', context.config.root));
			await loadPosts(settings, localPosts, context);
			// The local services, which are the backend of a development server, read the same files.
			context.watcher?.add(localPosts);
			context.watcher?.on('all', (_event, path) => {
				if (!path.startsWith(localPosts)) return;
				// While an editor is at work, a file may be wrong for a moment; then the last right version stays.
				readLocalPosts(localPosts)
					.then(() => loadPosts(settings, localPosts, context))
					.catch((error: unknown) => context.logger.error(String(error)));
			});
		},
	} satisfies Loader;
}
