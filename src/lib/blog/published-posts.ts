import { dayIn } from '../dates.ts';
import type { BlogObject } from './blog-object.ts';
import type { BlogProps } from './paths.ts';
import { slugFor } from './slug.ts';

/** A post with its slug. */
export interface SluggedPost {
	post: BlogObject;
	slug: string;
}

/** Names of files that servers look for in every folder, such as `blog/index.html` (the list) and `blog/404.html`. */
const RESERVED = ['index', '404'];

/** The order is the same on every machine, even for posts with the same time. */
const oldestFirst = (a: BlogObject, b: BlogObject): number =>
	Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a._id < b._id ? 1 : -1);

/** Returns a website's posts with their slugs, newest first, without drafts and posts with a later date (spec §7). */
export function arrangePosts(
	posts: readonly BlogObject[],
	{ website, timeZone }: Pick<BlogProps, 'website' | 'timeZone'>,
): SluggedPost[] {
	const dayOf = dayIn(timeZone);
	const today = dayOf(new Date());
	// A development server shows drafts and scheduled posts too.
	const isPublished = ({ createdAt, draft }: BlogObject) =>
		import.meta.env.DEV || (draft !== true && dayOf(new Date(createdAt)) <= today);
	const taken = new Set(RESERVED);
	// Published addresses must not change, so the oldest of the posts with one title keeps its slug.
	return posts
		.filter((post) => post.website === website && isPublished(post))
		.sort(oldestFirst)
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
