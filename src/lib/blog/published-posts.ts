import { dayIn } from '#lib/dates.ts';
import type { BlogObject } from '#schemas/blog-object.ts';
import { slugFor, type Taken } from '#lib/slugs.ts';

export interface SluggedPost {
	post: BlogObject;
	slug: string;
}

/**
 * Returns whether the day of a post has come in a time zone. Only the build asks, and only for the posts in
 * `content/blog/`: a backend's posts are published when it lists them, whatever the visitor's clock says.
 */
export function isDue({ createdAt = '' }: BlogObject, timeZone: string): boolean {
	const dayOf = dayIn(timeZone);
	return dayOf(new Date(createdAt)) <= dayOf(new Date());
}

/** A post without a date counts as newer than the others for its slug, and comes last in lists. */
const timeOf = ({ createdAt }: BlogObject): number => (createdAt === undefined ? Infinity : Date.parse(createdAt));

/** Returns a website's posts, maybe with drafts, and their slugs: newest first, then those without a date (spec §7). */
export function arrangePosts(posts: readonly BlogObject[], website: string, hasDrafts: boolean): SluggedPost[] {
	// Servers look for files with these names in every folder.
	const taken: Taken = new Map(['index', '404'].map((name) => [name, 1]));
	// Published addresses must not change, so the oldest of the posts with one title keeps its slug.
	return posts
		.filter((post) => post.website === website && (hasDrafts || !post.draft))
		.sort((a, b) => timeOf(a) - timeOf(b) || (a._id < b._id ? -1 : 1))
		.map((post) => ({ post, slug: slugFor(post, taken) }))
		.reverse()
		.sort((a, b) => Number(a.post.createdAt === undefined) - Number(b.post.createdAt === undefined));
}

/** Returns the posts to show below a post: those about the same service, then the newest. @param posts newest first. */
export function relatedTo({ post }: SluggedPost, posts: readonly SluggedPost[]): SluggedPost[] {
	const nearness = (other: SluggedPost) => Number(post.service !== undefined && other.post.service === post.service);
	return posts.filter((other) => other.post._id !== post._id).sort((a, b) => nearness(b) - nearness(a));
}
