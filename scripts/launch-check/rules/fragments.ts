import { attribute } from '../../lib/html.ts';
import { fileBehind, ownAddress, referencesOf, shown } from '../addresses.ts';
import type { Page } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Fragments');

const idsOf = ({ elements }: Page): Set<string> =>
	new Set(
		elements.flatMap((element) =>
			[attribute(element, 'id'), attribute(element, 'name')].filter((id) => id !== undefined),
		),
	);

/** Each link to a part of a page finds that part. */
export const fragments: Rule = (site) => {
	const ids = new Map(site.pages.map((page) => [page.file, idsOf(page)]));
	return site.pages.flatMap((page) => {
		const lost = new Set<string>();
		for (const reference of referencesOf(page)) {
			if (reference.element.tagName !== 'a') continue;
			const url = ownAddress(site, page, reference.value);
			if (url === undefined || url === 'broken' || ['', '#', '#top'].includes(url.hash)) continue;
			const known = ids.get(fileBehind(site, url.pathname) ?? '');
			if (known && !known.has(decodeURIComponent(url.hash.slice(1)))) lost.add(shown(reference));
		}
		return [...lost].map((link) =>
			finding(page.file, `${link} leads to a part that the page does not have: give it that id`),
		);
	});
};
