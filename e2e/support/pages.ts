import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf, canonicalOrigin, folderOf, type Variant } from './variants.ts';

/** Returns the paths in the sitemap of a build, as in the route table: without the sub-path. */
export async function sitemapOf(variant: Variant): Promise<string[]> {
	const home = canonicalOrigin + baseOf(variant).replace(/\/$/, '');
	const xml = await readFile(join(folderOf(variant), 'sitemap-0.xml'), 'utf8');
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(home.length) || '/');
}
