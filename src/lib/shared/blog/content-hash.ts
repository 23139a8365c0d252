import { hash } from '../art/seeded-choices.ts';
import type { BlogObject } from './blog-object.ts';

/** The fields of a post that visitors see. */
const SHOWN = [
	...(['title', 'createdAt', 'imageUrl', 'description'] as const),
	...(['updated', 'author', 'authorLine', 'authorPicture', 'service', 'project'] as const),
];

/**
 * Returns a short hash of the fields of a post that visitors see, to detect edits. The hash is not suitable for
 * security. The browser's own digests are asynchronous, and a click handler cannot wait for them.
 * @returns the same hash in the build and in the browser.
 */
export function contentHash(post: Pick<BlogObject, (typeof SHOWN)[number]>): string {
	const text = JSON.stringify(SHOWN.map((field) => post[field]));
	return `${hash(text).toString(36)}-${text.length}`;
}
