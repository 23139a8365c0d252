import { attempt } from './attempt.ts';

/**
 * Returns the address of a path on this site, for use in links. @param base the sub-path of the site.
 * @param path a path from the route table, such as `/about`; fragments and external addresses are returned unchanged.
 */
export function href(path: string, base: string = import.meta.env.BASE_URL): string {
	if (!path.startsWith('/') || path.startsWith('//')) return path;
	return base.replace(/\/$/, '') + path;
}

/** Returns the canonical address of a path from the route table (spec §2). @param site the site's origin. */
export const canonicalUrl = (path: string, site: URL | string | undefined, base?: string): string =>
	new URL(href(path, base), site).href;

/** Returns `undefined` for an invalid address. Safari before 17 has neither `URL.parse` nor `URL.canParse`. */
export const readUrl = (address: string, base: string): URL | undefined => attempt(() => new URL(address, base));

/** Returns the host of an address as visitors know it, without `www.`. */
export const hostName = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** The size of the preview pictures that the build draws, in pixels. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Returns the path of a page's preview picture. */
export const previewPath = (path: string): string => `/og${path === '/' ? '/index' : path}.png`;
