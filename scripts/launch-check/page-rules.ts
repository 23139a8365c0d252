import type { BuildSettings } from '../../src/integrations/build-settings.ts';
import { href } from '../../src/lib/site/urls.ts';
import { htmlFaults } from '../lib/html-validator.ts';
import { policyFaults } from './policy.ts';
import type { Page } from './site.ts';
import { dataFaults, postDatesOf } from './structured-data.ts';
import { wordsRunTogether } from './run-together.ts';

export const titleOf = ({ $ }: Page): string => $('head > title').text().trim();
const metaOf = ({ $ }: Page, name: string): string =>
	($(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '').trim();
export const descriptionOf = (page: Page): string => metaOf(page, 'description');

/** Checks a text that every page needs and that search results show in full only at this length. */
function textFaults({ isListed, forwardsTo }: Page, text: string, least: number, most: number): string[] {
	if (forwardsTo !== undefined) return [];
	if (text === '') return ['is missing'];
	const isFit = !isListed || (text.length >= least && text.length <= most);
	return isFit ? [] : [`"${text}" has ${text.length} characters, expected ${least} to ${most}`];
}

const differs = (what: string, found: string, expected: string): string[] =>
	found === expected ? [] : [`${what}: found ${found || 'none'}, expected ${expected || 'none'}`];

const needed = [
	'html[lang]',
	'meta[name="theme-color"]',
	'link[rel="icon"]',
	'link[rel="apple-touch-icon"]',
	'link[rel="manifest"]',
	'h1',
];

/**
 * Checks that each page names its own address (a forwarding page: its target), and that previews match search results.
 */
function headFaults(page: Page, { siteUrl }: BuildSettings): string[] {
	const { $, url, forwardsTo, isHidden, isListed } = page;
	const canonical = $('link[rel="canonical"]').attr('href') ?? '';
	if (forwardsTo !== undefined) {
		const indexed = isHidden ? [] : ['only forwards: expected <meta name="robots" content="noindex">'];
		return [...differs('canonical', canonical, new URL(forwardsTo, siteUrl).href), ...indexed];
	}
	const missing = needed.filter((selector) => $(selector).length === 0).map((selector) => `has no ${selector}`);
	if (!isListed) return [...missing, ...differs('canonical', canonical, '')];
	const { published, changed } = postDatesOf(page);
	return [
		...missing,
		...differs('canonical', canonical, url),
		...differs('og:url', metaOf(page, 'og:url'), url),
		...differs('og:type', metaOf(page, 'og:type'), published ? 'article' : 'website'),
		...differs('article:published_time', metaOf(page, 'article:published_time'), published),
		...differs('article:modified_time', metaOf(page, 'article:modified_time'), changed),
		...differs('og:title', metaOf(page, 'og:title'), titleOf(page)),
		...differs('og:description', metaOf(page, 'og:description'), descriptionOf(page)),
		...(/^https?:\/\//.test(metaOf(page, 'og:image')) ? [] : ['og:image: expected a whole address']),
	];
}

/** Checks that internal links use the form of the route table, and that external links are complete and use HTTPS. */
function addressFaults({ $, url: own }: Page, { siteUrl, base }: BuildSettings): string[] {
	const addresses = $('a[href]').map((_, link) => $(link).attr('href'));
	return addresses.get().flatMap((address) => {
		const url = URL.parse(address, own);
		if (url === null) return [`"${address}" is no address`];
		if (url.origin === siteUrl) {
			const isSlashed = url.pathname.endsWith('/') && url.pathname !== href('/', base);
			return isSlashed ? [`"${address}" ends with a slash, as no address of the site does`] : [];
		}
		const isWhole = /^(https:\/\/[^/]+\.|mailto:[^@]+@[^@]+\.|tel:\+\d{8,})/.test(address);
		return isWhole ? [] : [`"${address}" is not https, a whole e-mail address or a number with its country`];
	});
}

/** The rules for a page, by their names in the report. Each returns its problems with a fix. */
export const pageRules: Readonly<Record<string, (page: Page, settings: BuildSettings) => string[]>> = {
	HTML: ({ html }) => htmlFaults(html),
	Titles: (page) => textFaults(page, titleOf(page), 30, 60),
	Descriptions: (page) => textFaults(page, descriptionOf(page), 110, 155),
	Heads: headFaults,
	Addresses: addressFaults,
	Words: ({ $ }) => wordsRunTogether($).map((found) => `"${found}" run together: put a space between them`),
	'Structured data': dataFaults,
	'Content security policy': ({ $ }, settings) => policyFaults($, settings),
};
