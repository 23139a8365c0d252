import { parseBlog, type BlogObject } from '../blog-object.ts';
import { contentHash } from '../content-hash.ts';
import { readStoredBlog, storeBlog } from './handover-store.ts';
import type { SluggedPost } from '../slug.ts';

/** Passes the whole blog object along to its page, for as long as the tab lives (spec §2 Blog list). */
export function handOver({ post, slug }: SluggedPost): void {
	storeBlog(slug, { hash: contentHash(post), json: JSON.stringify(post) });
}

/** A stored blog object, parsed like everything from outside; `undefined` if it is none. */
export function parseStoredBlog(json: string): BlogObject | undefined {
	try {
		const result = parseBlog(JSON.parse(json));
		return 'post' in result ? result.post : undefined;
	} catch {
		return undefined;
	}
}

/** The blog object that a card handed over for a slug; it stays there, so that a reload finds it again. */
export function takeHandOver(slug: string): BlogObject | undefined {
	const stored = readStoredBlog(slug);
	return stored && parseStoredBlog(stored.json);
}
