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
 * Checks what the schema of the posts in `content/blog/` cannot: their texts, pictures and addresses.
 * @throws if a text cannot be read, two posts have one slug or `_id`, or a picture does not exist.
 */
export function checkLocalPosts(posts: readonly CollectionEntry<'posts'>[]): void {
	const owners = new Map<string, string | undefined>();
	for (const { id, data, filePath, rendered } of posts) {
		for (const name of [`_id ${data._id ?? id}`, ...(data.slug ? [`slug ${data.slug}`] : [])]) {
			const owner = owners.get(name);
			if (owner) throw new Error(`${filePath}: ${owner} has the same ${name}. Change this one, or delete its line.`);
			owners.set(name, filePath);
		}
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
