import { dayIn, type OfficeDay } from '../dates.ts';
import { byNewest, type BlogObject } from './blog-object.ts';
import { slugsOf } from './slug.ts';

/** A post with its slug. */
export interface SluggedPost {
	post: BlogObject;
	slug: string;
}

/** Returns the posts that are public on a given day, excluding drafts and posts with a later date. */
function publishedOn({ day, timeZone }: OfficeDay, posts: readonly BlogObject[]): BlogObject[] {
	const dayOf = dayIn(timeZone);
	return posts.filter(({ createdAt, draft }) => draft !== true && dayOf(new Date(createdAt)) <= day);
}

/**
 * Returns the posts of a website with their slugs, newest first. The blog list shows these posts, and the build makes a
 * page for each of them.
 * @param website the exact value of the field `website` in the website's posts (spec §7 Blog list).
 * @param today the current day. With `null`, the result includes drafts and scheduled posts.
 */
export function arrangePosts(posts: readonly BlogObject[], website: string, today: OfficeDay | null): SluggedPost[] {
	const shown = today === null ? posts : publishedOn(today, posts);
	const ours = shown.filter((post) => post.website === website).sort(byNewest);
	const slugs = slugsOf(ours);
	return ours.map((post) => ({ post, slug: slugs.get(post._id) ?? post._id }));
}

/**
 * Returns the posts to show below a post: those about the same service, then the newest.
 * @param posts newest first.
 */
export function relatedTo({ post }: SluggedPost, posts: readonly SluggedPost[]): SluggedPost[] {
	const others = posts.filter((other) => other.post._id !== post._id);
	const isNear = (other: SluggedPost) => post.service !== undefined && other.post.service === post.service;
	return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
}
