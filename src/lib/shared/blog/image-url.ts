import { href } from '../site/urls.ts';

/** Stands for this website's origin if the list's URL is a path; no real host has this name (RFC 2606). */
export const OWN_ORIGIN = 'https://own.invalid';

/** Parses an address relative to another; `undefined` if it is invalid. Safari before 17 has no `URL.canParse`. */
export function readUrl(address: string, base: string): URL | undefined {
	try {
		return new URL(address, base);
	} catch {
		return undefined;
	}
}

/**
 * Returns the address of a picture from outside.
 * @param imageUrl as in the post: absolute, or relative to the list's URL.
 * @param listUrl the URL of the list: absolute, or a path of this website.
 * @param base the sub-path of this website; added to root-relative pictures if the list is on this website.
 * @returns an `https:` address of any host, or one on the list's own origin; otherwise `undefined`.
 */
export function pictureUrl(imageUrl: string, listUrl: string, base = '/'): string | undefined {
	const list = new URL(listUrl, OWN_ORIGIN);
	const url = readUrl(imageUrl, list.href);
	// A blob: URL has the origin of the page that made it.
	if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
	if (url.origin === OWN_ORIGIN) {
		const path = url.pathname + url.search;
		return /^\s*[/\\]/.test(imageUrl) ? href(path, base) : path;
	}
	return url.protocol === 'https:' || url.origin === list.origin ? url.href : undefined;
}
