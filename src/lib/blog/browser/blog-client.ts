import axios from 'axios';
import { parseBlogList } from '../blog-object.ts';
import { arrangePosts, type SluggedPost } from '../slug.ts';

const TIME_LIMIT = 30_000;

/**
 * The one call of the browser to the blog list (spec §7 Blog list); a record that is no post is left out.
 * @param listUrl `{backend}/api/blogs/allblogs`.
 * @param signal ends the call early.
 * @returns this website's posts, the newest first, each with its slug.
 * @throws for every answer that is no list: another status, no JSON, no array, none within 30 s.
 */
export async function fetchBlogs(listUrl: string, signal: AbortSignal): Promise<SluggedPost[]> {
	const { data } = await axios.get<unknown>(listUrl, {
		responseType: 'json',
		timeout: TIME_LIMIT,
		transitional: { silentJSONParsing: false },
		signal,
		// With a header of ours, Firefox would leave the answer that the page has fetched ahead and ask again.
		headers: { Accept: false },
	});
	const { posts } = parseBlogList(data);
	return import.meta.env.DEV ? arrangePosts(posts, null) : arrangePosts(posts);
}
