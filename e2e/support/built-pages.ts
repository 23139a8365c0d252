import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/lib/build.ts';
import { test as base } from './fixtures.ts';
import { readFacts, type PageFacts } from './page-facts.ts';
import { canonicalOrigin, variants } from '../../scripts/lib/variants.ts';

interface BuiltSite {
	/** Every page that the build wrote, but the copies that stock servers look for and pages that only forward. */
	pages: readonly PageFacts[];
	/** Those that search engines may list. */
	listed: readonly PageFacts[];
	/** The paths of the sitemap, in its order. */
	sitemap: readonly string[];
}

const pathOf = (file: string): string =>
	`/${file.replace(/\\/g, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** The paths that a built folder's sitemap names. */
export async function sitemapPaths(folder = buildFolder(variants.backend.name)): Promise<string[]> {
	const index = await readFile(join(folder, 'sitemap-index.xml'), 'utf8');
	const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
	const files = locations(index).map((url) => readFile(join(folder, new URL(url).pathname), 'utf8'));
	return (await Promise.all(files)).flatMap(locations).map((url) => url.replace(canonicalOrigin, ''));
}

/** Every page that a build wrote, as it is served; not the copies that stock servers look for. */
export async function builtDocuments(folder = buildFolder(variants.backend.name)) {
	const names = await readdir(folder, { recursive: true });
	const files = names.filter((name) => name.endsWith('.html') && !/.[\\/]index\.html$/.test(name));
	return Promise.all(
		files.map(async (file) => ({ path: pathOf(file), html: await readFile(join(folder, file), 'utf8') })),
	);
}

/** `test` with the built pages, read once in each worker by a browser that runs no script of theirs. */
export const test = base.extend<object, { site: BuiltSite }>({
	site: [
		async ({ browser }, use) => {
			const sources = (await builtDocuments()).filter(({ html }) => !html.includes('http-equiv="refresh"'));
			const page = await browser.newPage();
			const pages = await page.evaluate(readFacts, sources);
			await page.close();
			const listed = pages.filter(({ robots }) => robots !== 'noindex');
			await use({ pages, listed, sitemap: await sitemapPaths() });
		},
		{ scope: 'worker' },
	],
});

export { expect } from '@playwright/test';
