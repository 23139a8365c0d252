import { attribute } from '../../lib/html.ts';
import { addressOf } from '../addresses.ts';
import { metaOf } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Canonical links');

/** Each page names its own address; a forward names the address that it leads to, and hidden pages name none. */
export const canonical: Rule = (site) =>
	site.pages.flatMap((page) => {
		const named = page.elements
			.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical')
			.map((element) => attribute(element, 'href') ?? '');
		const target =
			page.forwardsTo === undefined ? addressOf(site, page.path) : new URL(page.forwardsTo, site.settings.siteUrl);
		const expected = page.isHidden && page.forwardsTo === undefined ? [] : [target.href];
		const preview = metaOf(page, 'og:url');
		const wrong = named.join(' ') !== expected.join(' ');
		return [
			...(wrong
				? [finding(page.file, `found ${named.join(' and ') || 'none'}, expected ${expected[0] ?? 'none'}`)]
				: []),
			...(preview !== undefined && !page.isHidden && preview !== target.href
				? [finding(page.file, `og:url: found ${preview}, expected ${target.href}`)]
				: []),
		];
	});
