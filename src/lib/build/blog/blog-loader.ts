import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import type { BlogObject } from '../../shared/blog/blog-object.ts';
import { buildPost, keepBuiltPost } from './built-post.ts';
import { fetchPosts } from './fetch-posts.ts';
import { pictureUrl } from '../../shared/blog/image-url.ts';
import { listUrl, postPath } from '../../shared/blog/paths.ts';
import { relatedTo } from '../../blog/related-posts.ts';
import { arrangePosts } from '../../shared/blog/slug.ts';
import { content, followContent } from '../content/model.ts';
import { canonicalUrl } from '../../shared/site/urls.ts';
import type { BuildSettings } from '../site/build-settings.ts';
import { writePostDates, type PostDates } from './post-dates.ts';

/** The part of a post that is in the collection. The rest of the post is in its own file (`readBuiltPost`). */
const schema = z.object({
	_id: z.string(),
	title: z.string(),
	createdAt: z.string(),
	imageUrl: z.string().exactOptional(),
	preview: z.string(),
	beginning: z.string(),
	/** The slugs of related posts. */
	related: z.array(z.string()),
	/** The path of the file with the built post. */
	file: z.string(),
});

/**
 * Astro treats any string with this prefix as the name of a picture in the project. The build stops if the project does
 * not contain that picture.
 */
const PICTURE_MARK = '__ASTRO_IMAGE_';

async function readPosts(
	{ backendUrl, isOffline }: BuildSettings,
	logger: LoaderContext['logger'],
): Promise<readonly BlogObject[]> {
	if (backendUrl === undefined) return content().posts;
	if (isOffline) {
		logger.warn(
			"BLOG_OFFLINE=1: built without the posts of the backend. Until the next build, posts load only in visitors' browsers.",
		);
		return [];
	}
	const { posts, warnings } = await fetchPosts(backendUrl);
	for (const warning of warnings) logger.warn(warning);
	return posts;
}

async function loadPosts(settings: BuildSettings, context: LoaderContext): Promise<void> {
	const { config, store, parseData, generateDigest, logger, watcher } = context;
	const list = listUrl(settings.backendUrl, config.base);
	// On a development server, the date is null, so that drafts and scheduled posts appear too.
	const found = await readPosts(settings, logger);
	const posts = arrangePosts(found, content().agency.website, watcher ? null : settings.today);
	// A development server has its own cache folder, because a build may run at the same time. The server never deletes
	// posts from its folder, because a browser may still request their pages.
	const folder = new URL(watcher ? 'blog-dev/' : 'blog/', config.cacheDir);
	if (!watcher) await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const source = { listUrl: list, base: config.base };
	const dates: PostDates = {};
	const kept: { id: string; post: BlogObject; data: Omit<z.input<typeof schema>, 'related'>; digest: string }[] = [];
	for (const { post, slug } of posts) {
		const { _id, title, createdAt, imageUrl } = post;
		if ([_id, title, imageUrl].some((text) => text?.startsWith(PICTURE_MARK))) {
			logger.warn(`Left out of the blog: ${_id}: a text starts with ${PICTURE_MARK}`);
			continue;
		}
		if (imageUrl && pictureUrl(imageUrl, list, config.base) === undefined)
			logger.warn(
				`Shown without its picture: ${_id}: imageUrl is ${JSON.stringify(imageUrl)}, but must be an https address or one on the backend's host`,
			);
		const file = fileURLToPath(new URL(`${slug}.json`, folder));
		const url = canonicalUrl(postPath(slug), settings.siteUrl, config.base);
		const { preview, beginning, warnings, ...built } = await buildPost(post, source, url);
		for (const lost of warnings) logger.warn(`Left out of the post ${_id}: ${lost}`);
		await keepBuiltPost(file, built);
		dates[slug] = post.updated ?? createdAt;
		const data = { _id, title, createdAt, ...(imageUrl && { imageUrl }), preview, beginning, file };
		kept.push({ id: slug, post, data, digest: generateDigest(post) });
	}
	store.clear();
	for (const entry of kept) {
		const { id, data, digest } = entry;
		// The page shows three, and leaves out the two to which it already links.
		const related = relatedTo(entry, kept)
			.slice(0, 5)
			.map((other) => other.id);
		store.set({ id, data: await parseData({ id, data: { ...data, related } }), digest });
	}
	await writePostDates(folder, dates);
}

/**
 * Loads the posts from the backend or, if there is none, from `content/blog/`. The id of each entry is the slug of its
 * post.
 */
export function blogLoader(settings: BuildSettings) {
	return {
		name: 'blog',
		schema,
		load: async (context) => {
			await loadPosts(settings, context);
			// On a development server, local services stand in for the backend. These services read the posts in
			// `content/blog/`, so editing a file there reloads the posts.
			if (context.watcher)
				followContent(context.collection, () =>
					loadPosts(settings, context).catch((error: unknown) => context.logger.error(String(error))),
				);
		},
	} satisfies Loader;
}
