import { pictureUrl } from './image-url.ts';
import { all, make, rename, type CleanContext, type Rule } from './dom.ts';
import { isHidden } from './pictures.ts';

/** A page that shows the same as an embedded player, and what visitors find there. */
type Page = [address: string, name: string];

const VIDEO = 'www.youtube.com/watch?v=$1';
const PLACE = 'www.google.com/maps/search/?api=1&query=$1';

/** Players and the pages that show the same, by what visitors find there. The patterns match `shortened` addresses. */
const PLAYERS: Readonly<Record<string, readonly [player: RegExp, page: string][]>> = {
	'Live on YouTube': [[/^youtube\.com\/embed\/live_stream\?.*\bchannel=([\w-]+).*/, 'www.youtube.com/channel/$1/live']],
	'Playlist on YouTube': [
		[/^youtube\.com\/(?:embed\/?(?:videoseries)?|playlist)\?.*\blist=([\w-]+).*/, 'www.youtube.com/playlist?list=$1'],
	],
	'Video on YouTube': [
		[/^youtube\.com\/embed\/([\w-]+)\?.*\blist=([\w-]+).*/, `${VIDEO}&list=$2`],
		[/^youtube\.com\/(?:embed\/|watch\?.*\bv=)([\w-]+).*[?&](?:start|t)=(\w+).*/, `${VIDEO}&t=$2`],
		[/^youtube\.com\/(?:(?:embed|v|e|shorts|live)\/|watch\?.*\bv=)([\w-]+).*/, VIDEO],
	],
	'Video on Vimeo': [
		[/^vimeo\.com\/(?:video\/)?(\d+)(?:\/|.*[?&]h=)(\w+).*/, 'vimeo.com/$1/$2'],
		[/^vimeo\.com\/(?:video\/)?([\w/]+).*/, 'vimeo.com/$1'],
	],
	// Google shows the address of an embedded map only inside other pages, so the link searches for the same place.
	Map: [
		[
			/^google\/maps.*[?&]origin=([^&]+)&destination=([^&]+).*/,
			'www.google.com/maps/dir/?api=1&origin=$1&destination=$2',
		],
		[/^google\/maps.*[?&](?:q|center)=([^&]+).*/, PLACE],
		[/^google\/maps\/embed\?pb=.*!1s0x\w+:0x\w+!2s([^!&]+).*/, PLACE],
		[/^google\/maps\/embed\?pb=.*!2d(-?[\d.]+)!3d(-?[\d.]+).*/, PLACE.replace('$1', '$2%2C$1')],
		[/^google\/maps\/d\/.*embed(\?.*)/, 'www.google.com/maps/d/viewer$1'],
		[/^google\/maps([/?].*)/, 'www.google.com/maps$1'],
	],
};

/** Returns an address without its protocol, and with one host for all the hosts of a player. */
const shortened = (address: string): string =>
	address
		.replace(/^https?:\/\/(?:(?:www|m|music|player)\.)?/, '')
		.replace('youtube-nocookie.com/', 'youtube.com/')
		.replace(/^youtu\.be\//, 'youtube.com/embed/')
		.replace(/^(?:maps\.google(?:\.\w{2,3}){1,2}(?:\/maps)?|google(?:\.\w{2,3}){1,2}\/maps)(?=[/?])/, 'google/maps');

function pageOf(address: string): Page {
	const short = shortened(address);
	for (const [name, pages] of Object.entries(PLAYERS))
		for (const [player, page] of pages) if (player.test(short)) return [`https://${short.replace(player, page)}`, name];
	const [, file] = /\/([^/?#]+\.(?:pdf|docx?|xlsx?|pptx?|zip))(?:[?#]|$)/i.exec(short) ?? [];
	return [address, file ? `File: ${file}` : `Embedded page: ${short.replace(/[/?#].*/, '')}`];
}

const FILES: Readonly<Record<string, string>> = { video: 'Video file', audio: 'Sound file' };
const ADDRESSES = ['data-oembed-url', 'data-href', 'url', 'src', 'data', 'value'];

/** Returns everything in an element that may be its address. */
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
	const addresses = addressesOf(element).filter((text) => file ?? /^(https?:)?\/\//i.test(text));
	const [address] = addresses.flatMap((text) => pictureUrl(text, context) ?? []);
	if (!address) return undefined;
	return file ? [address, file] : pageOf(address);
}

/** The names that players give themselves say less than ours. */
const OWN_NAME = /^((youtube|vimeo|spotify|soundcloud)?[\s:]*(embed|video|player|iframe|title)[\s\w:]*)?$/i;
const INLINE_PARENTS = 'p, h1, h2, h3, h4, h5, h6, summary, dt, pre, figcaption, span, b, em';

function linkTo([address, page]: Page, element: Element): Node | string {
	const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
	const name = OWN_NAME.test(title) ? page : `${page}: ${title}`;
	if (element.closest('a')) return name;
	const link = make(element, 'a', name);
	link.setAttribute('href', address);
	return element.parentElement?.closest(INLINE_PARENTS) ? link : make(element, 'p', link);
}

const KINDS =
	'oembed, [data-oembed-url], .fb-post[data-href], .fb-video[data-href], iframe, video, ' +
	'audio, object, embed, lite-youtube, amp-youtube';

/** Replaces films, sound, maps and embedded pages with links (CKEditor, WordPress, code that YouTube and others offer). */
export const linkEmbeds: Rule = (body, context, warn) => {
	for (const wrapper of all(body, '.wp-block-embed__wrapper'))
		if (/^\s*https?:\S+\s*$/.test(wrapper.textContent)) rename(wrapper, 'oembed');
	for (const element of all(body, KINDS)) {
		if (!body.contains(element)) continue;
		const page = pageFor(element, context);
		if (!page && !isHidden(element))
			warn(`${element.localName}: ${addressesOf(element)[0]?.slice(0, 80) ?? 'no address'}`);
		element.replaceWith(page && !isHidden(element) ? linkTo(page, element) : '');
	}
};
