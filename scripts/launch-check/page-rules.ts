import { count } from '../../src/schemas/count.ts';
import type { BuildSettings } from '../../src/lib/build/site/build-settings.ts';
import { href } from '../../src/lib/shared/site/urls.ts';
import { htmlProblems } from '../lib/html-validator.ts';
import { policyProblems } from './policy.ts';
import type { Page } from './site.ts';
import { dataProblems, postDatesOf } from './structured-data.ts';
import { wordsRunTogether } from './run-together.ts';

export const titleOf = ({ $ }: Page): string => $('head > title').text().trim();
const metaOf = ({ $ }: Page, name: string): string =>
	($(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '').trim();
export const descriptionOf = (page: Page): string => metaOf(page, 'description');

/** Checks the length of text that every page needs, such as its title. Search results cut off longer text. */
function textProblems({ isListed, forwardsTo }: Page, text: string, least: number, most: number): string[] {
	if (forwardsTo !== undefined) return [];
	if (text === '') return [`missing. Write ${least} to ${most} characters.`];
	if (!isListed || (text.length >= least && text.length <= most)) return [];
	const length = count(text.length, 'character');
	return text.length > most
		? [`"${text}" has ${length}, at most ${most}. Shorten it.`]
		: [`"${text}" has ${length}, at least ${least}. Write more.`];
}

function differs(name: string, value: string, expected: string): string[] {
	if (value === expected) return [];
	if (value === '') return [`${name} is missing. Set it to "${expected}".`];
	return [`${name} is "${value}". ${expected === '' ? 'Remove it.' : `Change it to "${expected}".`}`];
}

const needed = [
	'html[lang]',
	'meta[name="theme-color"]',
	'link[rel="icon"]',
	'link[rel="apple-touch-icon"]',
	'link[rel="manifest"]',
	'h1',
];

/**
 * Checks that a page's canonical address is its own, or its target if the page forwards visitors. Also checks that the
 * link preview matches the page's title and description.
 */
function headProblems(page: Page, { siteUrl }: BuildSettings): string[] {
	const { $, url, forwardsTo, isHidden, isListed } = page;
	const canonical = $('link[rel="canonical"]').attr('href') ?? '';
	if (forwardsTo !== undefined) {
		const indexed = isHidden ? [] : ['forwards without <meta name="robots" content="noindex">. Add it.'];
		return [...differs('canonical', canonical, new URL(forwardsTo, siteUrl).href), ...indexed];
	}
	const missing = needed
		.filter((selector) => $(selector).length === 0)
		.map((selector) => `has no ${selector}. Add one.`);
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
		...(/^https?:\/\//.test(metaOf(page, 'og:image')) ? [] : ['og:image is not an absolute address.']),
	];
}

/** Checks that internal links are written as in the route table, and that external links are complete and use HTTPS. */
function addressProblems({ $, url: pageUrl }: Page, { siteUrl, base }: BuildSettings): string[] {
	const addresses = $('a[href]').map((_, link) => $(link).attr('href'));
	return addresses.get().flatMap((address) => {
		const url = URL.parse(address, pageUrl);
		if (url === null) return [`"${address}" is not a valid address.`];
		if (url.origin === siteUrl) {
			const isSlashed = url.pathname.endsWith('/') && url.pathname !== href('/', base);
			return isSlashed ? [`"${address}" ends with a slash. Remove the slash.`] : [];
		}
		const isWhole = /^(https:\/\/[^/]+\.|mailto:[^@]+@[^@]+\.|tel:\+\d{8,})/.test(address);
		return isWhole
			? []
			: [`"${address}" is incomplete. Use https://, a full e-mail address or a number with its country code.`];
	});
}

/**
 * The rules for a page, keyed by their names in the report. Each rule returns the page's problems, with a fix for each.
 */
export const pageRules: Readonly<Record<string, (page: Page, settings: BuildSettings) => string[]>> = {
	HTML: ({ html }) => htmlProblems(html),
	Titles: (page) => textProblems(page, titleOf(page), 30, 60),
	Descriptions: (page) => textProblems(page, descriptionOf(page), 110, 155),
	Heads: headProblems,
	Addresses: addressProblems,
	Words: ({ $ }) => wordsRunTogether($).map((found) => `"${found}" has no space between the words. Add one.`),
	'Structured data': dataProblems,
	'Content security policy': ({ $ }, settings) => policyProblems($, settings),
};
