import { pictureUrl } from './paths.ts';
import { all, childrenOf, make, rename, type CleanContext, type Rule } from './dom.ts';
import embeds from './embeds.json' with { type: 'json' };
import { isHidden } from './pictures.ts';

/** A page that shows the same as an embedded player, and what visitors find there. */
type Page = [address: string, name: string];

/**
 * Players, each with the beginning of the page that shows the same. The patterns match shortened addresses. Google shows
 * the address of an embedded map only inside other pages, so links search for the same place.
 */
const PLAYERS = embeds.players.map(({ player, ...page }) => ({ player: new RegExp(player), ...page }));

/** How the beginnings of addresses are shortened: no protocol, and one host for all the hosts of a player. */
const SHORT = embeds.short.map(({ start, short }) => [new RegExp(start), short] as const);

const FILE = /\/([^/?#]+\.(?:pdf|docx?|xlsx?|pptx?|zip))(?:[?#]|$)/i;
const AROUND_HOST = /^https?:\/\/(?:www\.)?|[/?#].*/g;

function pageOf(address: string): Page {
	const short = SHORT.reduce((text, [start, replacement]) => text.replace(start, replacement), address);
	for (const { player, page, name } of PLAYERS)
		if (player.test(short))
			return [`https://${short.replace(player, page).replace(/&$/, '').replace('&start=', '&t=')}`, name];
	const file = FILE.exec(short)?.[1];
	return [address, file ? `File: ${file}` : `Embedded page: ${address.replace(AROUND_HOST, '')}`];
}

const FILES: Readonly<Record<string, string>> = { video: 'Video file', audio: 'Sound file' };

function addressesOf(element: Element): string[] {
	const parts = [element, ...all(element, 'source, embed, iframe, param')];
	const video = element.getAttribute('videoid');
	const addresses = [
		video && `https://youtu.be/${video}`,
		...parts.flatMap((part) => embeds.addresses.map((name) => part.getAttribute(name))),
		element.localName === 'oembed' && element.textContent,
	];
	return addresses.flatMap((address) => (address && address.trim()) || []);
}

/** What may stand in the parameters of a player and is an address. */
const ADDRESS = /^(https?:|\.{0,2}\/)|\.pdf$/i;

function pageFor(element: Element, context: CleanContext): Page | undefined {
	const file = FILES[element.localName];
	const addresses = addressesOf(element).filter((text) => file ?? ADDRESS.test(text));
	const [address] = addresses.flatMap((text) => pictureUrl(text, context.listUrl) ?? []);
	if (!address) return undefined;
	return file ? [address, file] : pageOf(address);
}

/** The names that players give themselves say less than ours. */
const OWN_NAME = /^(?:(?:youtube|vimeo|spotify|soundcloud|embed|video|player|iframe|title|\d)[\s:-]*)*$/i;

function linkTo([address, page]: Page, element: Element): Node | string {
	const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
	const name = OWN_NAME.test(title) ? page : `${page}: ${title}`;
	if (element.closest('a')) return name;
	const link = make(element, 'a', name);
	link.setAttribute('href', address);
	return element.parentElement?.closest(embeds.inlineParents) ? link : make(element, 'p', link);
}

/** What wrappers hold until a script fills them (WordPress, Instagram, Facebook). */
const ADDRESS_ALONE = /^\s*(https?:\S+\s*)?$/;

/** Replaces films, sound, maps and embedded pages with links (CKEditor, WordPress, code that YouTube and others offer). */
export const linkEmbeds: Rule = (body, context, warn) => {
	for (const wrapper of all(body, embeds.wrappers))
		if (ADDRESS_ALONE.test(wrapper.textContent) && !wrapper.firstElementChild) rename(wrapper, 'oembed');
	for (const element of all(body, embeds.kinds)) {
		if (isHidden(element)) element.remove();
		if (!body.contains(element)) continue;
		const page = pageFor(element, context);
		if (!page) warn(`${element.localName}: ${addressesOf(element)[0] ?? 'no address'}`);
		const inside = element.localName === 'oembed' ? childrenOf(element) : [];
		element.replaceWith(page ? linkTo(page, element) : '', ...inside);
	}
};
