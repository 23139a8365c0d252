import { attempt } from '#lib/attempt.ts';
import { parseBlog, type BlogObject } from '#schemas/blog-object.ts';
import type { SluggedPost } from './published-posts.ts';

/** Stores a post for the post's own page, which is about to open, until the tab is closed (spec §2 Blog list). */
export function handOver({ post, slug }: SluggedPost): void {
	// If the storage is missing, full or forbidden, the post's page fetches the list.
	attempt(() => window.sessionStorage.setItem(`blog:${slug}`, JSON.stringify(post)));
}

/** Returns the post that a card has stored. */
export const findHandOver = (slug: string): BlogObject | undefined =>
	attempt(() => parseBlog(JSON.parse(window.sessionStorage.getItem(`blog:${slug}`) ?? '')).data);
