import { existsSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { findUnreadLink } from '#lib/markdown.ts';

const SHOWN = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"/g;

function problemOf(address: unknown): string | undefined {
	if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
	const file = `public${address.replace(/(%[\da-f]{2})+/gi, decodeURIComponent)}`;
	if (!existsSync(file)) return `${file} does not exist. Add the picture, or correct its name.`;
	return SHOWN.test(file) ? undefined : `Browsers do not show ${file}. Save it as AVIF, GIF, JPG, PNG, SVG or WebP.`;
}

/**
 * Checks what the schema of the posts in `content/blog/` cannot: their texts and pictures.
 * @throws if a text cannot be read, a picture does not exist, or some browsers do not show it.
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
