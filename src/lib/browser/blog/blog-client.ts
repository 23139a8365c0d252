import axios, { type AxiosRequestConfig } from 'axios';
import { parseBlogList } from '../../shared/blog/blog-object.ts';
import { todayIn } from '../../shared/blog/dates.ts';
import type { BlogProps } from '../../shared/blog/paths.ts';
import { arrangePosts, type SluggedPost } from '../../shared/blog/slug.ts';

const TIME_LIMIT = 30_000;

/** No network answers within so many milliseconds. */
const AT_ONCE = 2;

/**
 * Whether an answer has cost no time. WebKit keeps what a page has preloaded for the pages that follow in its session,
 * whatever the headers of the answer say.
 */
function wasKept(listUrl: string): boolean {
	const answers = performance.getEntriesByName(new URL(listUrl, location.href).href);
	return answers.length > 0 && answers.every(({ duration }) => duration < AT_ONCE);
}

/**
 * Fetches the blog list, the browser's only call for posts (spec §7 Blog list); records that are not posts are left out.
 * @param signal ends the call early.
 * @returns this website's posts, the newest first, each with its slug.
 * @throws for every answer that is no list: another status, no JSON, no array, none within 30 s.
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
		// With a header of our own, Firefox would ignore the answer that the page has preloaded and ask again.
		headers: { Accept: false },
	};
	let { data } = await axios.get<unknown>(listUrl, options);
	if (wasKept(listUrl))
		({ data } = await axios.get<unknown>(listUrl, {
			...options,
			adapter: 'fetch',
			// The library names itself in a header here, for which a browser would ask the backend's leave.
			headers: { ...options.headers, 'User-Agent': false },
			fetchOptions: { cache: 'no-cache' },
		}));
	// A long list takes a slow phone long to read: in two steps it answers its visitor in between.
	await new Promise((resolve) => setTimeout(resolve));
	const { posts } = parseBlogList(data);
	return arrangePosts(posts, website, import.meta.env.DEV ? null : todayIn(timeZone));
}
