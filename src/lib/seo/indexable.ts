import { aliases } from '../site/aliases.ts';
import { canonicalUrl } from '../site/urls.ts';

/** Pages that are no destination of their own: forwards, the shell of late posts, the fallback screen. */
const UNLISTED = new Set([...aliases.map((alias) => alias.from), '/post-shell', '/404', '/blog/archive/1']);

/**
 * The path of a page, as in the route table.
 * @param page its full address; @param site the site's origin; @param base the site's sub-path.
 */
export function pathOf(page: string, site: string, base: string): string {
	const prefix = new URL(base, site).pathname.replace(/\/$/, '');
	return new URL(page).pathname.slice(prefix.length).replace(/\/$/, '') || '/';
}

/**
 * Whether a built page belongs into the sitemap.
 * @param page its full address; @param site the site's origin; @param base the site's sub-path.
 */
export function isIndexable(page: string, site: string, base: string): boolean {
	return !UNLISTED.has(pathOf(page, site, base));
}

/** A sitemap entry under the address of the page's canonical link; under a sub-path the home page keeps its slash. */
export function canonicalEntry<Item extends { url: string }>(item: Item, site: string, base: string): Item {
	return { ...item, url: canonicalUrl(pathOf(item.url, site, base), site, base) };
}
