import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { canonicalEntry, isIndexable, pathOf } from '../lib/seo/indexable.ts';
import type { BuildSettings } from './build-settings.ts';

/** The first match stands in the structured data of the head, where every quotation mark of a title is escaped. */
const PUBLISHED = /"datePublished":"([^"]*)"/;
const MODIFIED = /"dateModified":"([^"]*)"/;

/**
 * The date of a post as its built page gives it to search engines, so that page and sitemap never differ. A date in the
 * future stands as it is: leaving it out would take the clock, and two builds of one state would differ.
 */
function changedOn(path: string, folder: URL): string | undefined {
	if (!/^\/blog\/[^/]+$/.test(path)) return undefined;
	// A date is of plain characters, for which nothing has to be decoded.
	const html = readFileSync(new URL(`.${path}.html`, folder), 'latin1');
	const date = new Date((MODIFIED.exec(html) ?? PUBLISHED.exec(html))?.[1] ?? '');
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The sitemap: each page for search engines by its canonical address, posts with their date, no page with the clock's. */
export function siteMap({ siteUrl, base }: Pick<BuildSettings, 'siteUrl' | 'base'>): AstroIntegration {
	let folder = new URL(import.meta.url);
	const { name, hooks } = sitemap({
		filter: (page) => isIndexable(page, siteUrl, base),
		serialize: (item) => {
			const lastmod = changedOn(pathOf(item.url, siteUrl, base), folder);
			return { ...canonicalEntry(item, siteUrl, base), ...(lastmod && { lastmod }) };
		},
	});
	return {
		name,
		hooks: {
			...hooks,
			'astro:build:done': async (options) => {
				folder = options.dir;
				await hooks['astro:build:done']?.(options);
			},
		},
	};
}
