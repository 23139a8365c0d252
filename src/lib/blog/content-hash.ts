import type { BlogObject } from './blog-object.ts';

/**
 * A short mark of everything of a post that a visitor sees; it differs once the post was edited. FNV-1a, since a click
 * cannot wait for the browser's own, asynchronous digests; it protects nothing.
 * @returns the same in the build and in the browser.
 */
export function contentHash(post: Pick<BlogObject, 'title' | 'description' | 'createdAt' | 'imageUrl'>): string {
	const text = JSON.stringify([post.title, post.createdAt, post.imageUrl, post.description]);
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return `${(hash >>> 0).toString(36)}-${text.length}`;
}
