import { hostingRules } from '../../src/integrations/hosting/hosting-rules.ts';
import { href } from '../../src/lib/site/urls.ts';
import { ask, type Answer } from './ask.ts';
import type { HostKind } from './judge.ts';

/** How a host sends things: what the second table shows. */
export interface Sending {
	pageCaching: string;
	assetCaching: string;
	/** The caching of a hashed file that is not there. */
	missingCaching: string;
	/** The security headers of a page that are as our rules want them. */
	secured: { right: number; all: number };
	/** How a page came compressed. */
	encoding: string;
	/** The type of the blog list, a file without an ending. */
	listType: string;
	/** The type of a page's Markdown, and what search engines are told about it. */
	markdown: string;
	/** The status of a rule file of another host. */
	ruleFile: number;
}

/** The security headers that our rules want on every answer. */
export function securityHeaders(base: string): [string, string][] {
	const whole = hostingRules(base).headers.find(({ path }) => path === href('/*', base));
	return Object.entries(whole?.headers ?? {});
}

/** Readable where browsers and models ask for it, and left to the page beside it in search results. */
const MARKDOWN = 'text/markdown; charset=utf-8, noindex';

const caching = ({ headers }: Answer): string => headers.get('cache-control') ?? 'none';

/**
 * Looks at how a host sends things.
 * @param asset the path of a hashed file, below the base.
 */
export async function sendingOf(origin: string, base: string, asset: string): Promise<Sending> {
	const at = (path: string) => ask(origin, href(path, base));
	const [page, hashed, missing, list, markdown, rules] = [
		await at('/about'),
		await at(asset),
		await at('/_astro/no-such-file.js'),
		await at('/api/blogs/allblogs'),
		await at('/about.md'),
		await at('/_headers'),
	];
	const wanted = securityHeaders(base);
	return {
		pageCaching: caching(page),
		assetCaching: caching(hashed),
		missingCaching: caching(missing),
		secured: {
			right: wanted.filter(([name, value]) => page.headers.get(name) === value).length,
			all: wanted.length,
		},
		encoding: page.headers.get('content-encoding') ?? 'none',
		listType: list.headers.get('content-type') ?? 'none',
		markdown: ['content-type', 'x-robots-tag'].map((name) => markdown.headers.get(name) ?? 'none').join(', '),
		ruleFile: rules.status,
	};
}

/** One line for each way of sending that breaks our rules; only hosts that follow them can. */
export function judgeSending(server: string, host: HostKind, sending: Sending): string[] {
	if (host === 'stock' || host === 'files') return [];
	const { pageCaching, assetCaching, missingCaching, secured, encoding, listType, markdown, ruleFile } = sending;
	const rules: [isRight: boolean, what: string, found: string, expected: string][] = [
		[/max-age=0/.test(pageCaching), 'caching of pages', pageCaching, 'max-age=0, must-revalidate'],
		[/max-age=31536000, immutable/.test(assetCaching), 'caching of hashed files', assetCaching, 'a year, immutable'],
		[!/immutable/.test(missingCaching), 'caching of hashed files that are not there', missingCaching, 'no year'],
		[secured.right === secured.all, 'security headers', `${secured.right} of them`, `all ${secured.all}`],
		[encoding === 'gzip', 'compression of pages', encoding, 'gzip for a browser that takes only that'],
		[/^application\/json/.test(listType), 'type of /api/blogs/allblogs', listType, 'application/json'],
		[markdown === MARKDOWN, 'type and robots of /about.md', markdown, MARKDOWN],
		[ruleFile === 404, 'status of /_headers', String(ruleFile), '404'],
	];
	return rules
		.filter(([isRight]) => !isRight)
		.map(([, what, found, expected]) => `${server}: ${what}: found ${found}, expected ${expected}`);
}
