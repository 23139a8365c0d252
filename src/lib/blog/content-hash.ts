import type { BlogObject } from './blog-object.ts';

/** cyrb53: 53 bits, fast and synchronous; it tells versions of a text apart and protects nothing. */
function cyrb53(text: string): string {
	let high = 0xdeadbeef;
	let low = 0x41c6ce57;
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * A short mark of everything of a post that a visitor sees; it differs once the post was edited.
 * @returns up to 11 letters and digits, the same in the build and in the browser.
 */
export function contentHash(post: Pick<BlogObject, 'title' | 'description' | 'createdAt' | 'imageUrl'>): string {
	return cyrb53(JSON.stringify([post.title, post.createdAt, post.imageUrl ?? '', post.description]));
}
