import axios from 'axios';
import { parseBlogList } from './blog-object.ts';
import type { BlogProps } from './paths.ts';
import { arrangePosts, type SluggedPost } from './published-posts.ts';

const TIME_LIMIT = 30_000;

/**
 * Fetches the blog list (spec §7).
 * @throws if the response has an error status, is not a list of posts, or takes longer than 30 s.
 */
export async function fetchList(listUrl: string, signal?: AbortSignal): Promise<ReturnType<typeof parseBlogList>> {
	const { data } = await axios.get<unknown>(listUrl, {
		adapter: 'fetch',
		responseType: 'json',
		timeout: TIME_LIMIT,
		transitional: { silentJSONParsing: false },
		...(signal && { signal }),
		// The backend may not send `Cache-Control`, so browsers and caches always check whether their copy is current.
		fetchOptions: { cache: 'no-cache' },
		// Custom headers would make the browser send a preflight request first.
		headers: { Accept: false, 'User-Agent': false },
	});
	return parseBlogList(data);
}

/**
 * Fetches the posts of this website, newest first, with their slugs. Leaves out invalid records. This is the browser's
 * only request for posts.
 */
export async function fetchBlogs(
	{ listUrl, ...blog }: Omit<BlogProps, 'base'>,
	signal: AbortSignal,
): Promise<SluggedPost[]> {
	const { posts } = await fetchList(listUrl, signal);
	return arrangePosts(posts, blog);
}
