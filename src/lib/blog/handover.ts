import { parseBlog, type BlogObject } from '#schemas/blog-object.ts';
import type { SluggedPost } from './published-posts.ts';

/** Stores a post for the post's own page, which is about to open, until the tab is closed (spec §2 Blog list). */
export function handOver({ post, slug }: SluggedPost): void {
	try {
		window.sessionStorage.setItem(`blog:${slug}`, JSON.stringify(post));
	} catch {
		// The storage is missing, full or forbidden. The post's page then fetches the list.
	}
}

/** Returns the post that a card has stored. */
export function findHandOver(slug: string): BlogObject | undefined {
	try {
		return parseBlog(JSON.parse(window.sessionStorage.getItem(`blog:${slug}`) ?? '')).data;
	} catch {
		return undefined;
	}
}
