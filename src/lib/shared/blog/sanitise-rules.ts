import { href } from '../site/urls.ts';
import { ATTRIBUTES, freeText, GLOBAL_ATTRIBUTES, LINK_SCHEMES } from './allow-list.ts';
import { OWN_ORIGIN, pictureUrl, readUrl } from './image-url.ts';
import type { BlogSource } from './paths.ts';
import { slugify } from './slug.ts';

/** Where a description comes from, against which relative pictures are resolved, and where it is shown. */
export interface SanitiseContext extends BlogSource {
	/** The origin of this website, which is put before its paths in a text that is read elsewhere. */
	site?: string;
	/**
	 * Put before the ids of a text and the links to them, so that none takes a name that the page or its scripts use.
	 * Without it, a text has neither: it may stand beside others.
	 */
	idPrefix?: string;
}

/** The context of one description. */
export interface Cleaning extends SanitiseContext {
	/** The ids that earlier elements have. */
	taken: Set<string>;
}

export type Attributes = Record<string, string>;

/** A description as a whole document, so that the parsers of the build and of browsers work in the same mode. */
export const asDocument = (description: string): string => `<!doctype html><body>${description}`;

/** Addresses that videos are embedded from, and the pages on which visitors watch them. */
const VIDEO_PAGES: readonly [embedded: RegExp, page: string][] = [
	[/^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)$/, 'https://www.youtube.com/watch?v='],
	[/^player\.vimeo\.com\/video\/(\d+)$/, 'https://vimeo.com/'],
	[/^(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)$/, 'https://www.dailymotion.com/video/'],
	[/^(?:www\.)?loom\.com\/embed\/(\w+)$/, 'https://www.loom.com/share/'],
];

const ID = /^[\p{L}\p{M}\p{N}%_.:-]{1,100}$/u;

/** The id of an element: its own, or one made from the words of a heading. */
function idAttribute(
	tag: string,
	own: string | undefined,
	words: () => string,
	{ idPrefix, taken }: Cleaning,
): Attributes {
	if (idPrefix === undefined) return {};
	const isOwn = own !== undefined && ID.test(own);
	if (!isOwn && !/^h[1-6]$/.test(tag)) return {};
	const name = idPrefix + (isOwn ? own : slugify(words()).slice(0, 60) || 'part');
	let id = name;
	for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
	// Of two elements with one id of their own, links lead to the first.
	if (isOwn && id !== name) return {};
	taken.add(id);
	return { id };
}

function linkAttributes(value: string, context: Omit<SanitiseContext, 'listUrl'>): Attributes {
	const { base, site = '', idPrefix } = context;
	const here = `${OWN_ORIGIN}/blog/`;
	const [, fragment] = /^\s*#(.*?)\s*$/s.exec(value) ?? [];
	if (fragment !== undefined)
		return idPrefix !== undefined && ID.test(fragment) ? { href: `#${idPrefix}${fragment}` } : {};
	const url = freeText(value) === undefined ? undefined : readUrl(value, here);
	if (url === undefined || !LINK_SCHEMES.includes(url.protocol.slice(0, -1))) return {};
	if (url.origin === OWN_ORIGIN) return { href: site + href(url.pathname + url.search + url.hash, base) };
	return url.protocol.startsWith('http') ? { href: url.href, rel: 'noopener' } : { href: url.href };
}

function pictureAttributes(value: string, { listUrl, base, site = '' }: SanitiseContext): Attributes | undefined {
	const src = freeText(value) === undefined ? undefined : pictureUrl(value, listUrl, base);
	return src === undefined
		? undefined
		: { src: src.startsWith('/') ? site + src : src, loading: 'lazy', decoding: 'async' };
}

/**
 * The attributes that an element of the allow-list keeps or gets.
 * @param tag the element's name in lowercase.
 * @param given its attributes as they came, names in lowercase.
 * @param words gives the text in it.
 * @returns `undefined` for an element that is useless without what was refused, such as a picture without an address.
 */
export function cleanAttributes(
	tag: string,
	given: Attributes,
	words: () => string,
	context: Cleaning,
): Attributes | undefined {
	// In the browser, `quietMarkup` has renamed it.
	const kept: Attributes = idAttribute(tag, given['id'] ?? given['x-id'], words, context);
	for (const [name, rule] of Object.entries({ ...GLOBAL_ATTRIBUTES, ...ATTRIBUTES[tag] })) {
		const value = given[name];
		const clean = value === undefined ? undefined : rule(value);
		if (clean !== undefined) kept[name] = clean;
	}
	if (tag === 'a') return { ...kept, ...linkAttributes(given['href'] ?? '#', context) };
	// A wide table scrolls in its own box, which the keyboard has to reach.
	if (tag === 'table') return { ...kept, tabindex: '0' };
	if (tag !== 'img') return kept;
	const picture = pictureAttributes(given['src'] ?? 'none:', context);
	return picture && { alt: '', ...kept, ...picture };
}

/** A link in place of an embedded video. */
export interface EmbedLink {
	attributes: Attributes;
	text: string;
}

/**
 * The link that takes the place of an embedded video.
 * @param tag `iframe` for a page of a video host, `video` for a file.
 * @param given the attributes as they came; `title` becomes the link's text.
 * @returns `undefined` for an embedded page of any other host.
 */
export function embedLink(tag: string, given: Attributes, context: SanitiseContext): EmbedLink | undefined {
	const { listUrl, base, site } = context;
	const address = tag === 'video' ? pictureUrl(given['src'] ?? 'none:', listUrl, base) : videoPage(given['src']);
	if (address === undefined) return undefined;
	// The address of a file of this website has the sub-path already.
	const attributes = linkAttributes(address, { base: '/', ...(site && { site }) });
	if (attributes['href'] === undefined) return undefined;
	const title = freeText(given['title'] ?? '');
	return { attributes, text: title || address.replace(/^https?:\/\/(www\.)?/, '') };
}

function videoPage(src = ''): string | undefined {
	const url = readUrl(src, OWN_ORIGIN);
	if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
	for (const [embedded, page] of VIDEO_PAGES) {
		const id = embedded.exec(url.hostname + url.pathname)?.[1];
		if (id !== undefined) return page + id;
	}
	return undefined;
}
