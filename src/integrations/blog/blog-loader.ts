import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fetchPosts, type PostsAnswer } from '../../lib/blog/build/fetch-posts.ts';
import { pictureUrl } from '../../lib/blog/image-url.ts';
import { listUrl } from '../../lib/blog/list-url.ts';
import { readLocalPosts } from '../../lib/blog/build/local-posts.ts';
import { previewOf } from '../../lib/blog/preview.ts';
import { sanitiseAtBuild } from '../../lib/blog/build/sanitise-build.ts';
import { arrangePosts } from '../../lib/blog/slug.ts';
import { cleaningVersion } from './cleaning-version.ts';
import { collectGarbage } from './collect-garbage.ts';
import { digestOf, keepEntries, keptAnswer } from './post-cache.ts';
import { postFiles } from './post-files.ts';
import type { BuildSettings } from '../build-settings.ts';
import { storablePosts } from './storable-posts.ts';

const EXPECTED_PICTURE = "expected an https address or one on the backend's own host";

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

async function loadPosts(settings: BuildSettings, context: LoaderContext): Promise<void> {
	const { config, parseData, logger } = context;
	const where = { listUrl: listUrl(settings.backendUrl, config.base), base: config.base };
	const version = [where.listUrl, where.base, await cleaningVersion(config.root)].join(' ');
	const answer = await readPosts(settings, version, context);
	for (const warning of answer.warnings) logger.warn(warning);
	const slugs = new Map(arrangePosts(answer.posts).map(({ post, slug }) => [post._id, slug]));
	const files = await postFiles(context);
	const entries: { id: string; digest: string; data: Record<string, unknown> }[] = [];
	for (const [index, blog] of answer.posts.entries()) {
		const { _id, title, imageUrl, createdAt, description } = blog;
		const slug = slugs.get(_id) ?? '';
		const digest = digestOf(blog, version, context);
		const textFile = files.fileOf(digest, blog, () => {
			const html = slug === '' ? '' : sanitiseAtBuild(description, where);
			return { blog, html, preview: previewOf(description) };
		});
		if (slug !== '' && imageUrl && pictureUrl(imageUrl, where.listUrl, where.base) === undefined)
			logger.warn(
				`Shown without its picture: ${_id}: imageUrl: found ${JSON.stringify(imageUrl)}, ${EXPECTED_PICTURE}`,
			);
		// The number keeps the order of the answer.
		const id = `${String(index).padStart(6, '0')}-${_id}`;
		const data = { blog: { _id, title, imageUrl, createdAt }, slug, textFile };
		entries.push({ id, digest, data: await parseData({ id, data }) });
	}
	keepEntries(entries, answer, version, context);
	await files.sweep();
}

/** Loads the posts of the backend, or those of `content/blog/` where none is set, cleaned and with their slugs. */
export function blogLoader(settings: BuildSettings): Loader {
	return {
		name: 'blog',
		load: async (context) => {
			await loadPosts(settings, context);
			collectGarbage();
		},
	};
}
