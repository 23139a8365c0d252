import { redirects as allRedirects } from '../../shared/site/redirects.ts';
import { EDITING_NAME } from '../site/reserved-names.ts';
import { href } from '../../shared/site/urls.ts';

/** Security headers that a meta tag cannot replace. */
const SECURITY = {
	'Content-Security-Policy': "frame-ancestors 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': 'max-age=31536000',
	'X-Content-Type-Options': 'nosniff',
} as const;

export type HostingRules = ReturnType<typeof hostingRules>;

/**
 * Returns the rules that hosts should follow.
 * @param base the sub-path of the site, or `/`.
 * @param hasEditing whether the editing page is deployed; search engines must not list it.
 */
export function hostingRules(base: string, hasEditing = false) {
	const path = (target: string) => href(target, base);
	const redirects = allRedirects.map(({ from, to }) => ({ from: path(from), to: path(to) }));
	/** Posts newer than the build have no file, so hosts serve the late-post page for them, with status 200. */
	const latePosts = { folder: path('/blog/'), page: path('/late-post.html') };
	/** Files whose names include a hash of their content. */
	const hashed = { folder: path('/_astro/'), caching: 'public, max-age=31536000, immutable' };
	/** Files whose names have no extension, so hosts cannot tell their type. */
	const untyped = { folder: path('/api/'), type: 'application/json; charset=utf-8' };
	const editing = hasEditing ? [`/${EDITING_NAME}`, `/${EDITING_NAME}.html`].map(path) : [];
	// Editors sign in through a window that the editing page opens. The header has the same value on all pages, because
	// hosts would combine two different values.
	const security = hasEditing ? { ...SECURITY, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } : SECURITY;
	const headers: readonly { path: string; headers: Readonly<Record<string, string>> }[] = [
		{ path: path('/*'), headers: security },
		{ path: `${hashed.folder}*`, headers: { 'Cache-Control': hashed.caching } },
		{ path: `${untyped.folder}*`, headers: { 'Content-Type': untyped.type } },
		...editing.map((page) => ({ path: page, headers: { 'X-Robots-Tag': 'noindex' } })),
	];
	return {
		prefix: path('/').slice(0, -1),
		redirects,
		latePosts,
		security,
		hashed,
		untyped,
		editing,
		headers,
	};
}

/* The parts that the samples for nginx and Caddy share. */

/** The folder in which the samples expect the built site. A site with a sub-path is in a folder inside this folder. */
export const SAMPLE_ROOT = '/var/www/website';

/**
 * The cache rule for files whose names do not change. Browsers may keep such a file, but must ask the host whether the
 * file is current.
 */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Returns a regular expression that matches exactly this path. */
export const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\~]/g, '\\$&');

/**
 * Returns a regular expression for addresses that end with slashes. The first group is the address without the slashes
 * at its end. The expression matches only plain characters, so that a redirect never leads to `//elsewhere.example/`.
 */
export const trailingSlash = (prefix: string): string =>
	`^(${literal(prefix)}/[A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9_-])?)/+$`;
