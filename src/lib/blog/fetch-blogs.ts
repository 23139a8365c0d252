import axios from 'axios';
import { parseBlogList } from './blog-object.ts';
import { todayIn } from '../dates.ts';
import type { BlogProps } from './paths.ts';
import { arrangePosts, type SluggedPost } from './published-posts.ts';

const TIME_LIMIT = 30_000;

/**
 * Fetches the blog list, which is the browser's only request for posts (spec §7 Blog list). Leaves out invalid records.
 * @param signal aborts the request.
 * @returns this website's posts, newest first, with their slugs.
 * @throws if the response has an error status, is not valid JSON, is not an array, or takes longer than 30 s.
 */
export async function fetchBlogs(
	{ listUrl, timeZone, website }: Omit<BlogProps, 'base'>,
	signal: AbortSignal,
): Promise<SluggedPost[]> {
	const { data } = await axios.get<unknown>(listUrl, {
		adapter: 'fetch',
		responseType: 'json',
		timeout: TIME_LIMIT,
		transitional: { silentJSONParsing: false },
		signal,
		// The backend may not send `Cache-Control`, so the browser always checks whether its cached copy is current.
		fetchOptions: { cache: 'no-cache' },
		// Custom headers would make the browser send a preflight request first.
		headers: { Accept: false, 'User-Agent': false },
	});
	// Parsing a long list takes a while on a slow phone, so this pause lets the phone respond to the visitor first.
	await new Promise((resolve) => setTimeout(resolve));
	const { posts } = parseBlogList(data);
	return arrangePosts(posts, website, import.meta.env.DEV ? null : todayIn(timeZone));
}
