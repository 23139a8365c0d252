import axios, { type AxiosRequestConfig } from 'axios';
import { parseBlogList } from '../../shared/blog/blog-object.ts';
import { todayIn } from '../../shared/blog/dates.ts';
import type { BlogProps } from '../../shared/blog/paths.ts';
import { arrangePosts, type SluggedPost } from '../../shared/blog/slug.ts';

const TIME_LIMIT = 30_000;

/** No network answers this fast (in milliseconds). */
const AT_ONCE = 2;

/**
 * Returns whether the browser answered from its cache. WebKit keeps what a page has preloaded for the whole session,
 * whatever the headers say.
 */
function wasKept(listUrl: string): boolean {
	const answers = performance.getEntriesByName(new URL(listUrl, location.href).href);
	return answers.length > 0 && answers.every(({ duration }) => duration < AT_ONCE);
}

/**
 * Fetches the blog list, which is the browser's only request for posts (spec §7 Blog list). Leaves out invalid records.
 * @param signal aborts the request.
 * @returns this website's posts, newest first, with their slugs.
 * @throws if the answer has an error status, is not valid JSON, is not an array, or takes longer than 30 s.
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
		// If the request had a header of its own, Firefox would ignore the preloaded answer and request the list again.
		headers: { Accept: false },
	};
	let { data } = await axios.get<unknown>(listUrl, options);
	if (wasKept(listUrl))
		({ data } = await axios.get<unknown>(listUrl, {
			...options,
			adapter: 'fetch',
			// Axios would set this header, and the browser would then first ask the backend for permission (a preflight
			// request).
			headers: { ...options.headers, 'User-Agent': false },
			fetchOptions: { cache: 'no-cache' },
		}));
	// Parsing a long list takes long on a slow phone, so this break lets it respond to the visitor.
	await new Promise((resolve) => setTimeout(resolve));
	const { posts } = parseBlogList(data);
	return arrangePosts(posts, website, import.meta.env.DEV ? null : todayIn(timeZone));
}
