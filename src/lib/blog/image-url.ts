import { href } from '../urls.ts';
import type { BlogSource } from './paths.ts';

/** Stands in for this website's origin if the list's URL is only a path. No real host can have this name (RFC 2606). */
export const OWN_ORIGIN = 'https://own.invalid';

/** Returns `undefined` for an invalid address. Safari before 17 has neither `URL.parse` nor `URL.canParse`. */
export function readUrl(address: string, base: string): URL | undefined {
	try {
		return new URL(address, base);
	} catch {
		return undefined;
	}
}

/**
 * Returns the address of a post's picture or film, if pages may load it: an `https:` address on any host (also if it is
 * written with `http:`), or an address on the list's own origin.
 * @param address the address in the post: absolute, or relative to the list's URL.
 * @param source if the list is on this website, its sub-path is added to addresses that start with a slash.
 */
export function pictureUrl(
	address: string,
	{ listUrl, base, site = '' }: BlogSource & { site?: string },
): string | undefined {
	const list = new URL(listUrl, OWN_ORIGIN);
	const url = readUrl(address, list.href);
	// A blob: URL would pass the next check, because it has the origin of the page that made it.
	if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
	if (url.origin !== OWN_ORIGIN) return url.origin === list.origin ? url.href : url.href.replace(/^http:/, 'https:');
	const path = url.pathname + url.search;
	return site + (/^\s*[/\\]/.test(address) ? href(path, base) : path);
}
