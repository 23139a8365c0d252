import type { BlogObject } from './blog-object.ts';

/** The fields of a post that visitors see. */
const SHOWN = [
	...(['title', 'createdAt', 'imageUrl', 'description'] as const),
	...(['updated', 'author', 'authorLine', 'authorPicture', 'service', 'project'] as const),
];

/** Returns a hash (FNV-1a) of a text, which is the same on every machine. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	return value >>> 0;
}

/**
 * Returns a short hash of the fields of a post that visitors see, to detect edits. The hash is not suitable for
 * security. The browser's own digests are asynchronous, and a click handler cannot wait for them.
 * @returns the same hash in the build and in the browser.
 */
export function contentHash(post: Pick<BlogObject, (typeof SHOWN)[number]>): string {
	const text = JSON.stringify(SHOWN.map((field) => post[field]));
	return `${hash(text).toString(36)}-${text.length}`;
}
