import { readRedirects } from '../content/redirects.ts';
import { EDITING_NAME } from '../site/reserved-names.ts';
import { href } from '../../shared/site/urls.ts';

/** Headers for what a meta tag cannot set (product.md 'Any static host'). */
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
 * Returns the rules of every host.
 * @param base the sub-path of the site, or `/`.
 * @param hasEditing whether the editing page is deployed too; search engines must not list it.
 * @param redirected the redirects of the site.
 */
export function hostingRules(base: string, hasEditing = false, redirected = readRedirects()) {
	const path = (target: string) => href(target, base);
	const redirects = redirected.map(({ from, to }) => ({ from: path(from), to: path(to) }));
	/** Posts newer than the build have no file, so the late-post page answers for them with status 200. */
	const latePosts = { folder: path('/blog/'), page: path('/late-post.html') };
	/** Their names include a hash of their content. */
	const hashed = { folder: path('/_astro/'), caching: 'public, max-age=31536000, immutable' };
	/** Their names have no extension that shows their type. */
	const untyped = { folder: path('/api/'), type: 'application/json; charset=utf-8' };
	/** Copies of pages; search results should lead to the pages. */
	const markdown = { ending: '.md', type: 'text/markdown; charset=utf-8', robots: 'noindex' };
	const editing = hasEditing ? [`/${EDITING_NAME}`, `/${EDITING_NAME}.html`].map(path) : [];
	// Editors sign in through a window that the editing page opens. Set for all pages, because hosts would join two
	// values.
	const security = hasEditing ? { ...SECURITY, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } : SECURITY;
	const headers: readonly { path: string; headers: Readonly<Record<string, string>> }[] = [
		{ path: path('/*'), headers: security },
		{ path: `${hashed.folder}*`, headers: { 'Cache-Control': hashed.caching } },
		{ path: `${untyped.folder}*`, headers: { 'Content-Type': untyped.type } },
		{
			path: path(`/*${markdown.ending}`),
			headers: { 'Content-Type': markdown.type, 'X-Robots-Tag': markdown.robots },
		},
		...editing.map((page) => ({ path: page, headers: { 'X-Robots-Tag': markdown.robots } })),
	];
	return {
		prefix: path('/').slice(0, -1),
		redirects,
		latePosts,
		security,
		hashed,
		untyped,
		markdown,
		editing,
		headers,
	};
}

/* What the samples for nginx and Caddy share. */

/** Where the samples expect the built site; a sub-path is a folder in it. */
export const SAMPLE_ROOT = '/var/www/website';

/** For files whose names stay the same: cached, but checked at each visit. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Returns a regular expression for exactly this path. */
export const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\~]/g, '\\$&');

/**
 * Returns a regular expression for addresses that end with slashes; its first group is the address without them. It
 * allows only plain characters, because `//elsewhere.example/` must never become the target of a redirect.
 */
export const trailingSlash = (prefix: string): string =>
	`^(${literal(prefix)}/[A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9_-])?)/+$`;
