import axios from 'axios';
import { parseBlogList } from '../blog-object.ts';
import { todayIn } from '../dates.ts';
import type { BlogProps } from '../paths.ts';
import { arrangePosts, type SluggedPost } from '../slug.ts';

const TIME_LIMIT = 30_000;

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
	const { data } = await axios.get<unknown>(listUrl, {
		responseType: 'json',
		timeout: TIME_LIMIT,
		transitional: { silentJSONParsing: false },
		signal,
		// With a header of our own, Firefox would ignore the answer that the page has preloaded and ask again.
		headers: { Accept: false },
	});
	// A long list takes a slow phone long to read: in two steps it answers its visitor in between.
	await new Promise((resolve) => setTimeout(resolve));
	const { posts } = parseBlogList(data);
	return arrangePosts(posts, website, import.meta.env.DEV ? null : todayIn(timeZone));
}
