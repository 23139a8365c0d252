import { existsSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { findUnreadLink } from '#lib/markdown.ts';

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g;

/** Says so if an address is a path and has no file. `file-check.ts` looks into the files of pictures. */
function problemOf(address: unknown): string | undefined {
	if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
	const file = `public${address.replace(/(%[\da-f]{2})+/gi, decodeURIComponent)}`;
	return existsSync(file) ? undefined : `${file} does not exist. Add the picture, or correct its name.`;
}

/**
 * Checks what the schema of the posts in `content/blog/` cannot: their texts and pictures.
 * @throws if a text cannot be read, or a picture does not exist.
 */
export function checkLocalPosts(posts: readonly CollectionEntry<'posts'>[]): void {
	for (const { data, filePath, rendered } of posts) {
		if (!rendered) throw new Error(`${filePath}: the log says above why its text cannot be read.`);
		const inText = Array.from(rendered.html.matchAll(PICTURE), ([, src = '']) => src.replaceAll('&amp;', '&'));
		const relative = rendered.metadata?.imagePaths[0];
		const unread = findUnreadLink(rendered.html);
		const problem = [data.imageUrl, data.authorPicture, ...inText].map(problemOf).find(Boolean);
		if (problem) throw new Error(`${filePath}: ${problem}`);
		if (relative) throw new Error(`${filePath}: Write ${relative} as /images/blog/name.`);
		if (unread)
			throw new Error(`${filePath}: ${unread} is shown as it stands here. Write %20 for each space in its address.`);
	}
}
