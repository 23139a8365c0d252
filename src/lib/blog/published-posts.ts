import { dayIn } from '../dates.ts';
import type { BlogObject } from '../../schemas/blog-object.ts';
import { slugify } from '../slugs.ts';
import type { BlogProps } from './paths.ts';

export interface SluggedPost {
	post: BlogObject;
	slug: string;
}

/** Takes a slug for a post: its title's or, if that is empty, its `_id`'s. If the slug is taken, appends `-<_id>`. */
export function slugFor({ _id, title }: { _id: string; title: string }, taken: Set<string>): string {
	// Both and an extension must fit in a file name, which may have up to 255 bytes.
	const id = slugify(_id).slice(0, 64) || 'post';
	let slug = slugify(title).slice(0, 160).replace(/-$/, '') || id;
	while (taken.has(slug)) slug += `-${id}`;
	taken.add(slug);
	return slug;
}

/** Returns a website's posts with their slugs, newest first, without drafts and posts with a later date (spec §7). */
export function arrangePosts(posts: readonly BlogObject[], blog: Omit<BlogProps, 'listUrl'>): SluggedPost[] {
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
		.map((post) => ({ post, slug: slugFor(post, taken) }))
		.reverse();
}

/** Returns the posts to show below a post: those about the same service, then the newest. @param posts newest first. */
export function relatedTo({ post }: SluggedPost, posts: readonly SluggedPost[]): SluggedPost[] {
	const nearness = (other: SluggedPost) => Number(post.service !== undefined && other.post.service === post.service);
	return posts.filter((other) => other.post._id !== post._id).sort((a, b) => nearness(b) - nearness(a));
}
