import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { blogListUrl, pictureUrl } from './paths.ts';
import { fetchList } from './fetch-blogs.ts';

/** A photograph of an iPhone begins like this, whatever its name says. Few browsers show it. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1)$/;

const SHOWN = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g;
/** Markdown leaves a picture whose name has a space as text. Astro would look for a relative one in `content/blog`. */
const UNREAD = /!\[[^\]]*\]\((\/(?:[^()<]|\([^()<]*\))*)\)/;

function problemOf(address: unknown): string | undefined {
	if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
	const file = `public${address.replace(/(%[\da-f]{2})+/gi, decodeURIComponent)}`;
	if (!existsSync(file)) return `${file} does not exist. Add the picture, or correct its name.`;
	const isShown = SHOWN.test(file) && !HEIC.test(readFileSync(file).toString('latin1', 4, 12));
	return isShown ? undefined : `Browsers do not show ${file}. Save it as AVIF, GIF, JPG, PNG, SVG or WebP.`;
}

/** Loads the posts in `content/blog/`. @throws if a picture is not in `public/`, or some browsers do not show it. */
export function localPosts(): Loader {
	const files = glob({ base: 'content/blog', pattern: '*.md' });
	return {
		name: 'local-posts',
		load: async (context) => {
			await files.load(context);
			for (const { data, rendered, filePath } of context.store.values()) {
				if (!rendered) throw new Error(`${filePath}: the log says above why its text cannot be read.`);
				const html = rendered.html.replace(/<code[\s\S]*?<\/code>/g, '');
				const inText = Array.from(html.matchAll(PICTURE), ([, src]) => src);
				const unread = UNREAD.exec(html)?.[1] ?? rendered.metadata?.imagePaths?.[0];
				const problem = [data['imageUrl'], data['authorPicture'], ...inText].map(problemOf).find(Boolean);
				if (problem) throw new Error(`${filePath}: ${problem}`);
				if (unread) throw new Error(`${filePath}: Write ${unread} as /images/blog/name, with %20 for each space.`);
			}
		},
	};
}

async function fetchPatiently(url: string): ReturnType<typeof fetchList> {
	const again = () => wait(1000).then(() => fetchList(url));
	const fail = (error: Error) => {
		throw new Error(
			`The backend did not return the list of posts: GET ${url}: ${String(error.cause ?? error)}\n` +
				'Start the backend, correct PUBLIC_BACKEND_URL, or set BLOG_OFFLINE=1 to build without it.',
		);
	};
	return fetchList(url).catch(again).catch(again).catch(fail);
}

async function loadPosts(url: string, isOffline: boolean, { store, logger }: LoaderContext): Promise<void> {
	const { posts, rejected } = isOffline ? { posts: [], rejected: [] } : await fetchPatiently(url);
	if (isOffline) logger.warn("BLOG_OFFLINE=1: until the next build, posts load only in visitors' browsers.");
	for (const problem of rejected) logger.warn(`Left out of the blog: ${problem}`);
	store.clear();
	for (const { description, ...data } of posts) {
		if (data.imageUrl && pictureUrl(data.imageUrl, url) === undefined)
			logger.warn(`Shown without its picture: ${data._id}: imageUrl must be an https address or one on the backend.`);
		store.set({ id: data._id, data, rendered: { html: description } });
	}
}

/** Loads the posts of a backend as entries like those in `content/blog/`. Leaves out invalid posts, with a warning. */
export const backendPosts = (backendUrl: string, isOffline: boolean): Loader => ({
	name: 'backend-posts',
	load: async (context) => {
		const load = () => loadPosts(blogListUrl(backendUrl), isOffline, context);
		await load();
		// With `npm run dev`, the local backend serves the files in content/blog.
		context.watcher?.on('all', (_event, file) => {
			if (file.includes('content/blog')) load().catch((error: unknown) => context.logger.error(String(error)));
		});
	},
});
