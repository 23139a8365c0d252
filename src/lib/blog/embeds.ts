import { pictureUrl, readUrl } from './image-url.ts';
import { all, make, type CleanContext, type Rule } from './dom.ts';
import { isHidden } from './pictures.ts';

/** A page that shows the same as an embedded player, and what visitors find there. */
type Page = [address: string, name: string];

function withQuery(address: string, query: Record<string, string | null | undefined>): string {
	const url = new URL(address);
	for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
	return url.href;
}

function youtube({ hostname, pathname, searchParams: query }: URL): Page {
	const [channel, list] = [query.get('channel'), query.get('list')];
	const [, kind, id = ''] = /^\/(?:(embed|v|e|shorts|live)\/)?([\w-]*)\/?$/.exec(pathname) ?? [];
	const video = query.get('v') ?? (kind || hostname === 'youtu.be' ? id : '');
	if (channel) return [`https://www.youtube.com/channel/${channel}/live`, 'Live on YouTube'];
	if (list && (video === '' || video === 'videoseries'))
		return [withQuery('https://www.youtube.com/playlist', { list }), 'Playlist on YouTube'];
	const time = { t: query.get('start') ?? query.get('t') };
	const page = video ? withQuery('https://www.youtube.com/watch', { v: video, list, ...time }) : undefined;
	return [page ?? `https://www.youtube.com${pathname}`, 'Video on YouTube'];
}

function vimeo({ pathname, searchParams }: URL): Page {
	const key = searchParams.get('h');
	const path = pathname.replace(/^\/video(?=\/)|\/embed\/?$|\/$/g, '');
	return [`https://vimeo.com${path}${key ? `/${encodeURIComponent(key)}` : ''}`, 'Video on Vimeo'];
}

/** Google shows the address of an embedded map only inside other pages, so the link searches for the same place. */
function googleMap({ href, searchParams: query }: URL): Page {
	const data = query.get('pb') ?? '';
	const place = /!1s0x\w+:0x\w+!2s([^!]+)/.exec(data)?.[1]?.replaceAll('+', ' ');
	const [, longitude = '', latitude = ''] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(data) ?? [];
	const asked = query.get('q') ?? query.get('center') ?? place ?? (latitude && `${latitude},${longitude}`);
	const [origin, destination] = [query.get('origin'), query.get('destination')];
	if (destination) return [withQuery('https://www.google.com/maps/dir/?api=1', { origin, destination }), 'Map'];
	if (asked) return [withQuery('https://www.google.com/maps/search/?api=1', { query: asked }), 'Map'];
	return [href.replace('/maps/d/embed', '/maps/d/viewer').replace(/[?&]output=embed\b/, ''), 'Map'];
}

/** Matches host and path. */
const PLAYERS: readonly [host: RegExp, page: (url: URL) => Page][] = [
	[/^((www|m|music)\.)?youtube(-nocookie)?\.com\/|^youtu\.be\//, youtube],
	[/^((www|player)\.)?vimeo\.com\//, vimeo],
	[/^(maps\.google(\.\w{2,3}){1,2}|(www\.)?google(\.\w{2,3}){1,2}\/maps)\//, googleMap],
];

function pageOf(url: URL): Page {
	const { href, hostname, pathname } = url;
	const player = PLAYERS.find(([host]) => host.test(hostname + pathname));
	if (player) return player[1](url);
	const [file] = /[^/]+\.(pdf|docx?|xlsx?|pptx?|zip)$/i.exec(pathname) ?? [];
	return [href, file ? `File: ${file}` : `Embedded page: ${hostname.replace(/^www\./, '')}`];
}

/** The attributes with addresses, those of lazy players first. */
const ADDRESSES = 'data-src data-lazy-src data-litespeed-src data-cmp-src data-oembed-url data-href url src data value';

function addressesOf(element: Element): string[] {
	const parts = [element, ...all(element, 'source, embed, iframe, param[name="movie"], param[name="src"]')];
	const video = element.getAttribute('videoid') ?? element.getAttribute('data-videoid');
	const addresses = parts.flatMap((part) => ADDRESSES.split(' ').map((name) => part.getAttribute(name) ?? ''));
	const written = element.matches('oembed, .wp-block-embed__wrapper') ? element.textContent : '';
	return [video ? `https://youtu.be/${video}` : '', ...addresses, written].map((address) => address.trim());
}

function pageFor(element: Element, { listUrl, base, site = '' }: CleanContext): Page | undefined {
	const kind = { video: 'Video file', audio: 'Sound file' }[element.localName];
	for (const address of addressesOf(element).filter((one) => one !== '' && !/\s/.test(one))) {
		const file = kind && pictureUrl(address, listUrl, base);
		if (kind && file) return [file.startsWith('/') ? site + file : file, kind];
		const url = !kind && /^(https?:)?\/\//i.test(address) ? readUrl(address, 'https://x') : undefined;
		if (url) return pageOf(url);
	}
	return undefined;
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
	link.setAttribute('x-final', '');
	return element.parentElement?.closest(INLINE_PARENTS) ? link : make(element, 'p', link);
}

const KINDS =
	'oembed, [data-oembed-url], .wp-block-embed__wrapper, .fb-post[data-href], .fb-video[data-href], iframe, video, ' +
	'audio, object, embed, lite-youtube, amp-youtube';

/**
 * Replaces films, sound, maps and embedded pages with links (CKEditor's `oembed`, WordPress's blocks, the code that
 * YouTube and others offer, lazy players).
 */
export const linkEmbeds: Rule = (body, context, warn) => {
	for (const element of all(body, KINDS)) {
		const isText = element.matches('.wp-block-embed__wrapper') && !/^\s*https?:\S+\s*$/.test(element.textContent);
		if (!body.contains(element) || isText) continue;
		const page = isHidden(element) ? undefined : pageFor(element, context);
		if (page === undefined && !isHidden(element))
			warn(`${element.localName}: ${addressesOf(element).find(Boolean)?.slice(0, 80) ?? 'no address'}`);
		element.replaceWith(page === undefined ? '' : linkTo(page, element));
	}
};
