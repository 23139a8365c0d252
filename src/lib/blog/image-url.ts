import { href } from '../urls.ts';

/** Stands in for this website's origin if the list's URL is only a path. No real host can have this name (RFC 2606). */
export const OWN_ORIGIN = 'https://own.invalid';

/**
 * Parses an address relative to a base address; returns `undefined` if the address is invalid. Catches the error,
 * because Safari before 17 has no `URL.canParse`.
 */
export function readUrl(address: string, base: string): URL | undefined {
	try {
		return new URL(address, base);
	} catch {
		return undefined;
	}
}

/**
 * Returns the address of a post's picture, if pages may load it.
 * @param imageUrl the address in the post: absolute, or relative to the list's URL.
 * @param listUrl the URL of the list: absolute, or a path on this website.
 * @param base the sub-path of this website. If the list is on this website, this sub-path is added to pictures whose
 * path starts with a slash.
 * @returns an `https:` address on any host (also of a picture written with `http:`), or an address on the list's own
 * origin; otherwise `undefined`.
 */
export function pictureUrl(imageUrl: string, listUrl: string, base = '/'): string | undefined {
	const list = new URL(listUrl, OWN_ORIGIN);
	const url = readUrl(imageUrl, list.href);
	// A blob: URL would pass the next check, because it has the origin of the page that made it.
	if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
	if (url.origin === OWN_ORIGIN) {
		const path = url.pathname + url.search;
		return /^\s*[/\\]/.test(imageUrl) ? href(path, base) : path;
	}
	return url.origin === list.origin ? url.href : url.href.replace(/^http:/, 'https:');
}
