import { parseBlogList } from '#schemas/blog-object.ts';
import type { BlogProps } from './paths.ts';
import { isPreview } from '#lib/settings.ts';
import { arrangePosts, type SluggedPost } from './published-posts.ts';
import { decoded } from './text.ts';

/** Fetches the blog list (spec §7). @throws if the answer is an error or not a list of posts, or takes more than 30 s. */
export async function fetchList(listUrl: string): Promise<ReturnType<typeof parseBlogList>> {
	// The backend may not send `Cache-Control`, so browsers and caches always check whether their copy is current.
	const response = await fetch(listUrl, { cache: 'no-cache', signal: AbortSignal.timeout(30_000) });
	if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
	return parseBlogList(await response.json());
}

/** Fetches the posts of this website, newest first, with their slugs: the browser's only request for posts. */
export async function fetchBlogs({ listUrl, website }: BlogProps): Promise<SluggedPost[]> {
	const { posts, rejected } = await fetchList(listUrl);
	for (const problem of rejected) console.warn(`Left out of the blog: ${problem}`);
	const readable = posts.map((post) => ({ ...post, title: decoded(post.title) }));
	return arrangePosts(readable, website, isPreview);
}
