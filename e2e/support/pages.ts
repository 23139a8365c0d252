import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/lib/build.ts';
import { canonicalOrigin, variants } from '../../scripts/lib/variants.ts';

const read = (file: string): string => readFileSync(join(buildFolder(variants.backend.name), file), 'utf8');

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Every page of the site that search engines may list, by its path. */
export const sitemap: readonly string[] = locations(read('sitemap-index.xml'))
	.flatMap((url) => locations(read(new URL(url).pathname)))
	.map((url) => url.slice(canonicalOrigin.length));

/** The posts among them. */
export const postPaths = sitemap.filter((path) => /^\/blog\/[^/]+$/.test(path));

/** A post; any of them will do. */
export const postPath = postPaths[0] ?? '';

/** The pages of services. */
export const servicePaths = sitemap.filter((path) => path.startsWith('/services/'));
