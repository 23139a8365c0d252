import type { HostingRules } from './hosting-rules.ts';

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. It leaves the rewrites out: Cloudflare would answer posts that
 * have a page of their own with them too, so there the 404 page opens a post newer than the build.
 */
export function redirectsFile({ redirects }: HostingRules): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile({ headers }: HostingRules): string {
	const lines = headers.flatMap(({ path, headers: fields }) => [
		path,
		...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
	]);
	return `${lines.join('\n')}\n`;
}
