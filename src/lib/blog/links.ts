import { freeName, slugify, type Taken } from '#lib/slugs.ts';
import { href, readUrl } from '#lib/urls.ts';
import { mended, OWN_ORIGIN } from './paths.ts';
import { all, rename, unwrap, wordsIn, type Rule } from './dom.ts';

/** The prefix of the ids in a post. On the pages of posts, no other id begins with it. */
const PREFIX = 'post-';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Starts the headings at the level below the page's own, and never skips a level. */
export const rankHeadings: Rule = (body, { top = 2 }) => {
	const levelOf = ({ localName }: Element) => Number(localName.slice(1));
	const headings = all(body, HEADINGS);
	const highest = Math.min(...headings.map(levelOf));
	let before = top - 1;
	for (const heading of headings) {
		before = Math.min(top + levelOf(heading) - highest, before + 1, 6);
		rename(heading, `h${before}`);
	}
};

/** Gives ids to headings and link targets. `putAside` has renamed their own ids. */
export const giveIds: Rule = (body) => {
	const taken: Taken = new Map();
	for (const element of all(body, `[x-id], a[x-name], ${HEADINGS}`)) {
		const given = (element.getAttribute('x-id') ?? element.getAttribute('x-name') ?? '').replace(/\s/g, '');
		if (!given && !element.matches(HEADINGS)) continue;
		element.id = freeName(PREFIX + (given || slugify(element.textContent).slice(0, 60) || 'part'), taken);
		// The words stay apart in the table of contents.
		for (const lineBreak of all(element, 'br')) lineBreak.before(' ');
	}
};

/** Returns a fragment as browsers compare it. */
const hashOf = (id: string) => new URL(`#${id}`, OWN_ORIGIN).hash.replace(/%../g, (code) => code.toUpperCase());

/** Returns where a link leads, or nothing. @param parts the ids in the text, by their fragments. @param isPart as in its context. */
function targetOf(address: string, parts: ReadonlyMap<string, string>, isPart = false): string {
	if (address.startsWith('#')) {
		const id = parts.get(hashOf(PREFIX + address.slice(1))) ?? (isPart && address.slice(1));
		return id ? `#${id}` : '';
	}
	const url = readUrl(address, `${OWN_ORIGIN}/blog/`);
	if (url === undefined || !/^(https?|mailto|tel|sms|ftp):$/.test(url.protocol)) return '';
	return url.origin === OWN_ORIGIN ? href(url.pathname + url.search + url.hash) : url.href;
}

/** Resolves links, and takes the address from those that lead nowhere. */
export const resolveLinks: Rule = (body, { isPart }, warn) => {
	const parts = new Map(all(body, '[id]').map(({ id }) => [hashOf(id), id]));
	for (const link of all(body, 'a[href]')) {
		const given = link.getAttribute('href') ?? '';
		const target = targetOf(mended(given), parts, isPart);
		if (target) link.setAttribute('href', target);
		else link.removeAttribute('href');
		if (!target) warn(`the address of a link: ${given}`);
		if (wordsIn(link) !== '' || link.querySelector('img')) continue;
		// The name of an icon stays, and the address of a network's post.
		const name = link.getAttribute('aria-label') || (link.matches('blockquote > :only-child') ? target : '');
		if (name) link.append(name);
		else unwrap(link);
	}
};
