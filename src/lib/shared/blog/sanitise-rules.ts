import { href } from '../site/urls.ts';
import { ATTRIBUTES, freeText, GLOBAL_ATTRIBUTES, LINK_SCHEMES } from './allow-list.ts';
import { OWN_ORIGIN, pictureUrl, readUrl } from './image-url.ts';
import type { BlogSource } from './paths.ts';
import { slugify } from './slug.ts';

/** Where a description comes from (for relative pictures) and where it appears. */
export interface SanitiseContext extends BlogSource {
	/** The origin of this website, for texts read elsewhere: it makes paths absolute. */
	site?: string;
	/**
	 * Added to the ids of a text and to links to them, so that they cannot clash with the page's own. Without it, a text
	 * gets no ids, because it may appear beside others.
	 */
	idPrefix?: string;
}

/** The state of cleaning one description. */
export interface Cleaning extends SanitiseContext {
	/** The ids of earlier elements. */
	taken: Set<string>;
}

export type Attributes = Record<string, string>;

/** Wraps a description in a document, so that the build and browsers parse it in the same mode. */
export const asDocument = (description: string): string => `<!doctype html><body>${description}`;

/** Embed addresses of videos, and the pages to watch them on. */
const VIDEO_PAGES: readonly [embedded: RegExp, page: string][] = [
	[/^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)$/, 'https://www.youtube.com/watch?v='],
	[/^player\.vimeo\.com\/video\/(\d+)$/, 'https://vimeo.com/'],
	[/^(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)$/, 'https://www.dailymotion.com/video/'],
	[/^(?:www\.)?loom\.com\/embed\/(\w+)$/, 'https://www.loom.com/share/'],
];

const ID = /^[\p{L}\p{M}\p{N}%_.:-]{1,100}$/u;

/** Returns the id of an element: its own, or one made from the words of a heading. */
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
	// Of two elements with the same id, links lead to the first.
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
 * Returns the attributes of an allowed element.
 * @param tag the element's name in lowercase.
 * @param given its attributes, names in lowercase.
 * @param words returns its text.
 * @returns `undefined` if the element is useless without a refused attribute, such as a picture without an address.
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
	// A wide table scrolls in its own box, which must be reachable by keyboard.
	if (tag === 'table') return { ...kept, tabindex: '0' };
	if (tag !== 'img') return kept;
	const picture = pictureAttributes(given['src'] ?? 'none:', context);
	return picture && { alt: '', ...kept, ...picture };
}

/** A link that replaces an embedded video. */
export interface EmbedLink {
	attributes: Attributes;
	text: string;
}

/**
 * Returns the link that replaces an embedded video.
 * @param tag `iframe` for a page of a video host, `video` for a file.
 * @param given the attributes; `title` becomes the link's text.
 * @returns `undefined` for an embedded page of any other host.
 */
export function embedLink(tag: string, given: Attributes, context: SanitiseContext): EmbedLink | undefined {
	const { listUrl, base, site } = context;
	const address = tag === 'video' ? pictureUrl(given['src'] ?? 'none:', listUrl, base) : videoPage(given['src']);
	if (address === undefined) return undefined;
	// The address of a file of this website already includes the sub-path.
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
