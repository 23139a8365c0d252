import axios from 'axios';
import { dayIn } from '../dates.ts';
import { parseBlog, parseBlogList, type BlogObject } from './blog-object.ts';
import type { BlogProps, BlogSource } from './paths.ts';
import { slugFor } from './slug.ts';

export interface SluggedPost {
	post: BlogObject;
	slug: string;
}

/** Returns a website's posts with their slugs, newest first, without drafts and posts with a later date (spec §7). */
export function arrangePosts(posts: readonly BlogObject[], blog: Omit<BlogProps, keyof BlogSource>): SluggedPost[] {
	const dayOf = dayIn(blog.timeZone);
	const today = dayOf(new Date());
	// A development server shows drafts and scheduled posts too.
	const isPublished = ({ createdAt, draft }: BlogObject) =>
		import.meta.env.DEV || (draft !== true && dayOf(new Date(createdAt)) <= today);
	// Servers look for files with these names in every folder.
	const taken = new Set(['index', '404']);
	// Published addresses must not change, so the oldest of the posts with one title keeps its slug.
	return posts
		.filter((post) => post.website === blog.website && isPublished(post))
		.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a._id < b._id ? 1 : -1))
		.map((post) => {
			const slug = slugFor(post, taken);
			taken.add(slug);
			return { post, slug };
		})
		.reverse();
}

/** Returns the posts to show below a post: those about the same service, then the newest. @param posts newest first. */
export function relatedTo({ post }: SluggedPost, posts: readonly SluggedPost[]): SluggedPost[] {
	const nearness = (other: SluggedPost) => Number(post.service !== undefined && other.post.service === post.service);
	return posts.filter((other) => other.post._id !== post._id).sort((a, b) => nearness(b) - nearness(a));
}

/** Fetches the blog list (spec §7). @throws if the answer is an error or not a list of posts, or takes more than 30 s. */
export async function fetchList(listUrl: string, signal?: AbortSignal): Promise<ReturnType<typeof parseBlogList>> {
	const { data } = await axios.get<unknown>(listUrl, {
		adapter: 'fetch',
		timeout: 30_000,
		...(signal && { signal }),
		// The backend may not send `Cache-Control`, so browsers and caches always check whether their copy is current.
		fetchOptions: { cache: 'no-cache' },
		// Custom headers would make the browser send a preflight request first.
		headers: { Accept: false, 'User-Agent': false },
	});
	return parseBlogList(data);
}

/** Fetches the posts of this website, newest first, with their slugs: the browser's only request for posts. */
export const fetchBlogs = async ({ listUrl, ...blog }: Omit<BlogProps, 'base'>, signal: AbortSignal) =>
	arrangePosts((await fetchList(listUrl, signal)).posts, blog);

/** Stores a post for the post's own page, which is about to open, until the tab is closed (spec §2 Blog list). */
export function handOver({ post, slug }: SluggedPost): void {
	try {
		window.sessionStorage.setItem(`blog:${slug}`, JSON.stringify(post));
	} catch {
		// The storage is missing, full or forbidden. The post's page then fetches the list.
	}
}

export function takeHandOver(slug: string): BlogObject | undefined {
	try {
		return parseBlog(JSON.parse(window.sessionStorage.getItem(`blog:${slug}`) ?? '')).data;
	} catch {
		return undefined;
	}
}
