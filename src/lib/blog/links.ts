import { href } from '../urls.ts';
import { OWN_ORIGIN, readUrl } from './image-url.ts';
import { slugify } from './slug.ts';
import { all, rename, wordsIn, type CleanContext, type Rule } from './dom.ts';

const ID = /^[\p{L}\p{M}\p{N}%_.:-]{1,100}$/u;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Starts the headings at the level below the page's own and never skips a level (Google Docs, Word and Notion start at `h1`, others at `h3`). */
export const rankHeadings: Rule = (body, { top = 2 }) => {
	const headings = all(body, HEADINGS);
	const levels = headings.map(({ localName }) => Number(localName.slice(1)));
	const highest = Math.min(...levels);
	let before = top - 1;
	for (const [index, heading] of headings.entries()) {
		before = Math.min(top + (levels[index] ?? top) - highest, before + 1, 6);
		if (heading.localName !== `h${before}`) rename(heading, `h${before}`);
	}
};

/** Gives headings and link targets ids that no id of the page equals. `cleanDescription` has renamed their own ids. */
export const giveIds: Rule = (body, { idPrefix }) => {
	const taken = new Set<string>();
	for (const element of all(body, `[x-id], a[x-name], ${HEADINGS}`)) {
		const given = element.getAttribute('x-id') ?? (element.localName === 'a' ? element.getAttribute('x-name') : null);
		const own = given !== null && ID.test(given) ? given : undefined;
		if (idPrefix === undefined || (own === undefined && !element.matches(HEADINGS))) continue;
		const name = idPrefix + (own ?? (slugify(element.textContent).slice(0, 60) || 'part'));
		let id = name;
		for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
		// If two elements have the same id, only the first one keeps it, because links lead there.
		if (own !== undefined && id !== name) continue;
		taken.add(id);
		element.id = id;
	}
};

/** Returns an address as the writer meant it: editors accept `www.example.com` and mail addresses. */
const meant = (address: string): string =>
	/^www\./i.test(address)
		? `https://${address}`
		: /^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(address)
			? `mailto:${address}`
			: address;

function targetOf(given: string, body: HTMLElement, { base, site = '', idPrefix }: CleanContext): string | undefined {
	const address = meant(given.trim());
	if (address.startsWith('#')) {
		const id = `${idPrefix ?? ''}${address.slice(1)}`;
		return all(body, '[id]').some((element) => element.id === id) ? `#${id}` : undefined;
	}
	const url = readUrl(address, `${OWN_ORIGIN}/blog/`);
	if (url === undefined || !/^(https?|mailto|tel):$/.test(url.protocol)) return undefined;
	return url.origin === OWN_ORIGIN ? site + href(url.pathname + url.search + url.hash, base) : url.href;
}

/** Resolves links, and takes the address from those that lead nowhere. */
export const resolveLinks: Rule = (body, context) => {
	for (const link of all(body, 'a')) {
		const given = link.getAttribute('href');
		if (given === null || link.hasAttribute('x-final')) continue;
		const target = targetOf(given, body, context);
		link.removeAttribute('href');
		if (wordsIn(link) === '' && !link.querySelector('img')) link.replaceWith(...link.childNodes);
		else if (target !== undefined) link.setAttribute('href', target);
	}
	for (const link of all(body, 'a[href^="http"]'))
		if (!context.site || !link.getAttribute('href')?.startsWith(context.site)) link.setAttribute('rel', 'noopener');
	// A wide table scrolls inside its own box, and visitors must be able to reach that box with the keyboard.
	for (const table of all(body, 'table')) table.setAttribute('tabindex', '0');
};
