import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageKind } from './weight.ts';

/** The paths in the sitemap of a built site. */
export async function sitemapPaths(folder: string): Promise<string[]> {
	const files = (await readdir(folder)).filter((file) => /^sitemap-\d+\.xml$/.test(file));
	const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
	const found = [...texts.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
	if (found.length === 0) throw new Error(`There is no sitemap in ${folder}.`);
	return [...new Set(found)];
}

const kinds: [RegExp, PageKind][] = [
	[/^\/portfolio$/, 'portfolio'],
	[/^\/landing-page$/, 'landing'],
	[/^\/blog$/, 'blog'],
	[/^\/blog\/archive\//, 'page'],
	[/^\/blog\/unknown-/, 'late post'],
	[/^\/blog\//, 'post'],
];

/** What kind of page stands at a path. */
export const kindOf = (path: string): PageKind => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';

/** Paths outside the sitemap: the campaign page, an unknown address, and a post that neither build nor list knows. */
export const hiddenPaths = ['/landing-page', '/nowhere', '/blog/unknown-late-post'];
