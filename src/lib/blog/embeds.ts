import { pictureUrl } from './paths.ts';
import { all, make, rename, type CleanContext, type Rule } from './dom.ts';
import { isHidden } from './pictures.ts';

/** A page that shows the same as an embedded player, and what visitors find there. */
type Page = [address: string, name: string];

const VIDEO = 'www.youtube.com/watch?v=';
const PLACE = 'www.google.com/maps/search/?api=1&query=';

/** Players, each with the beginning of the page that shows the same. The patterns match `shortened` addresses. */
const PLAYERS: readonly [player: RegExp, ...Page][] = [
	[/^youtube\/embed\/live_stream\?.*\bchannel=([\w-]+).*/, 'www.youtube.com/channel/$1/live', 'Live on YouTube'],
	[/^youtube\/(?:embed\/?(?:videoseries)?|playlist)\?/, 'www.youtube.com/playlist?', 'Playlist on YouTube'],
	[/^youtube\/(?:(?:embed|v|e|shorts|live)\/|watch\?.*\bv=)([\w-]+)[/?&]*/, `${VIDEO}$1&`, 'Video on YouTube'],
	[/^vimeo\.com\/(?:video\/)?(\d+)(?:\/|.*[?&]h=)(\w+).*/, 'vimeo.com/$1/$2', 'Video on Vimeo'],
	[/^vimeo\.com\/(?:video\/)?([\w/]+).*/, 'vimeo.com/$1', 'Video on Vimeo'],
	// Google shows the address of an embedded map only inside other pages, so the link searches for the same place.
	[/^maps.*[?&](?:q|ll|center|location|destination|daddr)=([^&]+).*/, `${PLACE}$1`, 'Map'],
	[/^maps\/embed\?pb=.*!1s0x\w+(?::|%3A)0x\w+!2s([^!&]+).*/, `${PLACE}$1`, 'Map'],
	[/^maps\/embed\?pb=.*!2d(-?[\d.]+)!3d(-?[\d.]+).*/, `${PLACE}$2%2C$1`, 'Map'],
	[/^maps\/embed\?pb=.*!1d(-?[\d.]+)!2d(-?[\d.]+)!3f.*/, `${PLACE}$1%2C$2`, 'Map'],
	[/^maps\/d\/.*embed(?=\?)/, 'www.google.com/maps/d/viewer', 'Map'],
	[/^maps(?=[/?])/, 'www.google.com/maps', 'Map'],
];

/** Returns an address without its protocol, and with one host for all the hosts of a player. */
const shortened = (address: string): string =>
	address
		.replace(/^https?:\/\/(?:(?:www|m|music|player)\.)?/, '')
		.replace(/^youtu\.be\//, 'youtube/embed/')
		.replace(/^youtube(?:-nocookie)?\.com\//, 'youtube/')
		.replace(/^(?:maps\.google\.[a-z.]+(?:\/maps)?|google\.[a-z.]+\/maps)(?=[/?])/, 'maps');

function pageOf(address: string): Page {
	const short = shortened(address);
	const [player = '', page = '', name] = PLAYERS.find(([pattern]) => pattern.test(short)) ?? [];
	if (name) return [`https://${short.replace(player, page).replace(/&$/, '').replace('&start=', '&t=')}`, name];
	const [, file] = /\/([^/?#]+\.(?:pdf|docx?|xlsx?|pptx?|zip))(?:[?#]|$)/i.exec(short) ?? [];
	return [address, file ? `File: ${file}` : `Embedded page: ${address.replace(/^https?:\/\/(?:www\.)?|[/?#].*/g, '')}`];
}

const FILES: Readonly<Record<string, string>> = { video: 'Video file', audio: 'Sound file' };
const ADDRESSES = ['data-oembed-url', 'data-instgrm-permalink', 'data-href', 'url', 'src', 'data', 'value'];

function addressesOf(element: Element): string[] {
	const parts = [element, ...all(element, 'source, embed, iframe, param')];
	const video = element.getAttribute('videoid') ?? element.getAttribute('data-videoid');
	return [
		video ? `https://youtu.be/${video}` : '',
		...parts.flatMap((part) => ADDRESSES.map((name) => part.getAttribute(name)?.trim() ?? '')),
		element.localName === 'oembed' ? element.textContent.trim() : '',
	].filter(Boolean);
}

function pageFor(element: Element, context: CleanContext): Page | undefined {
	const file = FILES[element.localName];
	const addresses = addressesOf(element).filter((text) => file ?? /^(https?:|\.{0,2}\/)|\.pdf$/i.test(text));
	const [address] = addresses.flatMap((text) => pictureUrl(text, context.listUrl) ?? []);
	if (!address) return undefined;
	return file ? [address, file] : pageOf(address);
}

/** The names that players give themselves say less than ours. */
const OWN_NAME = /^(?:(?:youtube|vimeo|spotify|soundcloud|embed|video|player|iframe|title|\d+)[\s:-]*)*$/i;
const INLINE_PARENTS = 'p, h1, h2, h3, h4, h5, h6, summary, dt, pre, figcaption, span, b, em';

function linkTo([address, page]: Page, element: Element): Node | string {
	const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
	const name = OWN_NAME.test(title) ? page : `${page}: ${title}`;
	if (element.closest('a')) return name;
	const link = make(element, 'a', name);
	link.setAttribute('href', address);
	return element.parentElement?.closest(INLINE_PARENTS) ? link : make(element, 'p', link);
}

/** Wrappers that hold only an address until a script fills them (WordPress, Instagram, Facebook). */
const WRAPPERS = '.wp-block-embed__wrapper, [data-instgrm-permalink], [class^="fb-"][data-href]';
const KINDS = 'oembed, [data-oembed-url], iframe, video, audio, object, embed, lite-youtube';

/** Replaces films, sound, maps and embedded pages with links (CKEditor, WordPress, code that YouTube and others offer). */
export const linkEmbeds: Rule = (body, context, warn) => {
	for (const wrapper of all(body, WRAPPERS))
		if (/^\s*(https?:\S+\s*)?$/.test(wrapper.textContent) && !wrapper.firstElementChild) rename(wrapper, 'oembed');
	for (const element of all(body, KINDS)) {
		if (isHidden(element)) element.remove();
		if (!body.contains(element)) continue;
		const page = pageFor(element, context);
		if (!page) warn(`${element.localName}: ${addressesOf(element)[0]?.slice(0, 80) ?? 'no address'}`);
		element.replaceWith(page ? linkTo(page, element) : '', ...(element.localName === 'oembed' ? element.children : []));
	}
};
