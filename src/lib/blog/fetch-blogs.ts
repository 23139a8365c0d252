import axios from 'axios';
import { parseBlogList } from '../../schemas/blog-object.ts';
import type { BlogProps } from './paths.ts';
import { arrangePosts } from './published-posts.ts';

/** Fetches the blog list (spec §7). @throws if the answer is an error or not a list of posts, or takes more than 30 s. */
export async function fetchList(listUrl: string, signal?: AbortSignal): Promise<ReturnType<typeof parseBlogList>> {
	const { data } = await axios.get<unknown>(listUrl, {
		adapter: 'fetch',
		timeout: 30_000,
		...(signal && { signal }),
		// The backend may not send `Cache-Control`, so browsers and caches always check whether their copy is current.
		fetchOptions: { cache: 'no-cache' },
		// Without this, axios names itself, and browsers ask the backend first whether they may send that.
		headers: { Accept: false, 'User-Agent': false },
	});
	return parseBlogList(data);
}

/** Fetches the posts of this website, newest first, with their slugs: the browser's only request for posts. */
export const fetchBlogs = async ({ listUrl, ...blog }: BlogProps, signal: AbortSignal) =>
	arrangePosts((await fetchList(listUrl, signal)).posts, blog);
