import { aliases, hostOnlyAliases } from '../../lib/site/aliases.ts';
import { href } from '../../lib/site/urls.ts';

/** A rule that answers one address with another. `*` at the end stands for any rest. */
export interface HostRule {
	from: string;
	to: string;
}

/** A set of headers for all paths that match. */
export interface HeaderRule {
	path: string;
	headers: Readonly<Record<string, string>>;
}

export interface HostingRules {
	/** Permanent redirects. */
	redirects: readonly HostRule[];
	/** Answered with another file and status 200, where no file of that name exists. */
	rewrites: readonly HostRule[];
	headers: readonly HeaderRule[];
}

/** What a meta tag cannot say (product.md 'Any static host'). */
const SECURITY = {
	'Content-Security-Policy': "frame-ancestors 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The rules of every host, written once.
 * @param base the sub-path under which the site lives, `/` where it has none.
 */
export function hostingRules(base: string): HostingRules {
	const path = (target: string) => href(target, base);
	return {
		redirects: [...aliases, ...hostOnlyAliases].map(({ from, to }) => ({ from: path(from), to: path(to) })),
		rewrites: [{ from: path('/blog/*'), to: path('/post-shell') }],
		headers: [
			{ path: path('/*'), headers: SECURITY },
			// Their names carry a hash of their content.
			{ path: path('/_astro/*'), headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
			{ path: path('/api/*'), headers: { 'Content-Type': 'application/json; charset=utf-8' } },
			// The same words as the pages beside them, which are what search results should lead to.
			{
				path: path('/*.md'),
				headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
			},
		],
	};
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It leaves the rewrites out: Cloudflare would answer posts that
 * have a page of their own with them too, so there the 404 page opens a post newer than the build.
 */
export function redirectsFile({ redirects }: HostingRules): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile({ headers }: HostingRules): string {
	const block = ({ path, headers: fields }: HeaderRule) =>
		[path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	return `${headers.map(block).join('\n')}\n`;
}
