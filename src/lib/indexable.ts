import { aliases } from './aliases.ts';

/** Pages that are no destination of their own: forwards, the shell of late posts, the fallback screen. */
const UNLISTED = new Set([...aliases.map((alias) => alias.from), '/post-shell', '/404', '/blog/archive/1']);

/**
 * Whether a built page belongs into the sitemap.
 * @param page its full address; @param site the site's origin; @param base the site's sub-path.
 */
export function isIndexable(page: string, site: string, base: string): boolean {
	const prefix = new URL(base, site).pathname.replace(/\/$/, '');
	const path = new URL(page).pathname.slice(prefix.length).replace(/\/$/, '');
	return !UNLISTED.has(path);
}

/** A sitemap entry as the canonical link writes it: no trailing slash but for the home page. */
export function withoutTrailingSlash<Item extends { url: string }>(item: Item): Item {
	const url = new URL(item.url);
	return url.pathname === '/' ? item : { ...item, url: item.url.replace(/\/$/, '') };
}
