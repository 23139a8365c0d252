import axios, { type AxiosRequestConfig } from 'axios';
import { parseBlogList } from '../../shared/blog/blog-object.ts';
import { todayIn } from '../../shared/blog/dates.ts';
import type { BlogProps } from '../../shared/blog/paths.ts';
import { arrangePosts, type SluggedPost } from '../../shared/blog/slug.ts';

const TIME_LIMIT = 30_000;

/** No network answers within this many milliseconds. */
const AT_ONCE = 2;

/**
 * Returns whether the answer came from a cache. For a whole session, WebKit keeps what a page has preloaded, whatever
 * the headers say.
 */
function wasKept(listUrl: string): boolean {
	const answers = performance.getEntriesByName(new URL(listUrl, location.href).href);
	return answers.length > 0 && answers.every(({ duration }) => duration < AT_ONCE);
}

/**
 * Fetches the blog list, the browser's only request for posts (spec §7 Blog list), and leaves out invalid records.
 * @param signal aborts the request.
 * @returns this website's posts, newest first, with their slugs.
 * @throws if the answer is not a list: another status, invalid JSON, no array, or nothing within 30 s.
 */
export async function fetchBlogs(
	{ listUrl, timeZone, website }: Omit<BlogProps, 'base'>,
	signal: AbortSignal,
): Promise<SluggedPost[]> {
	const options: AxiosRequestConfig = {
		responseType: 'json',
		timeout: TIME_LIMIT,
		transitional: { silentJSONParsing: false },
		signal,
		// With a header of our own, Firefox would ignore the preloaded answer and ask again.
		headers: { Accept: false },
	};
	let { data } = await axios.get<unknown>(listUrl, options);
	if (wasKept(listUrl))
		({ data } = await axios.get<unknown>(listUrl, {
			...options,
			adapter: 'fetch',
			// The library sets this header, for which a browser would first ask the backend's permission.
			headers: { ...options.headers, 'User-Agent': false },
			fetchOptions: { cache: 'no-cache' },
		}));
	// A slow phone takes long to parse a long list, so it gets a break in between to respond to the visitor.
	await new Promise((resolve) => setTimeout(resolve));
	const { posts } = parseBlogList(data);
	return arrangePosts(posts, website, import.meta.env.DEV ? null : todayIn(timeZone));
}
