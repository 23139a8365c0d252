import { href } from '../site/urls.ts';
import { ATTRIBUTES, freeText, GLOBAL_ATTRIBUTES, LINK_SCHEMES } from './allow-list.ts';
import { OWN_ORIGIN, pictureUrl, readUrl } from './image-url.ts';
import type { BlogSource } from './paths.ts';
import { slugify } from './slug.ts';

/**
 * Where a description comes from and where it is shown. The source determines the addresses of pictures with relative
 * paths.
 */
export interface SanitiseContext extends BlogSource {
	/** The origin of this website, to make paths absolute in posts that are read elsewhere. */
	site?: string;
	/**
	 * The prefix for the ids in a post and for links to these ids, so that no id clashes with an id on the page. Without
	 * a prefix, the elements of a post get no ids, because the post may be shown beside other posts.
	 */
	idPrefix?: string;
}

/** The context, with the state that changes while a description is sanitised. */
export interface Cleaning extends SanitiseContext {
	/** The ids that earlier elements already have. */
	taken: Set<string>;
}

export type Attributes = Record<string, string>;

/** Wraps a description in a whole document, so that the build and browsers parse it in the same mode. */
export const asDocument = (description: string): string => `<!doctype html><body>${description}`;

/** The addresses of embedded videos, each with the address of the page where visitors can watch the video. */
const VIDEO_PAGES: readonly [embedded: RegExp, page: string][] = [
	[/^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)$/, 'https://www.youtube.com/watch?v='],
	[/^player\.vimeo\.com\/video\/(\d+)$/, 'https://vimeo.com/'],
	[/^(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)$/, 'https://www.dailymotion.com/video/'],
	[/^(?:www\.)?loom\.com\/embed\/(\w+)$/, 'https://www.loom.com/share/'],
];

const ID = /^[\p{L}\p{M}\p{N}%_.:-]{1,100}$/u;

/** Returns the id of an element: its own id or, for a heading without one, an id made from its words. */
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
	// If two elements have the same id, only the first element keeps the id, because links lead to that element.
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
 * Returns the attributes that an allowed element keeps.
 * @param tag the name of the element, in lowercase.
 * @param given the attributes of the element, with names in lowercase.
 * @param words returns the text of the element.
 * @returns `undefined` if an attribute was rejected and the element is useless without it, such as a picture without an
 * address.
 */
export function cleanAttributes(
	tag: string,
	given: Attributes,
	words: () => string,
	context: Cleaning,
): Attributes | undefined {
	// In the browser, `quietMarkup` has renamed `id` to `x-id`.
	const kept: Attributes = idAttribute(tag, given['id'] ?? given['x-id'], words, context);
	for (const [name, rule] of Object.entries({ ...GLOBAL_ATTRIBUTES, ...ATTRIBUTES[tag] })) {
		// Markdown still writes `align`, which HTML no longer has.
		const value = given[name] ?? (name === 'data-align' ? given['align'] : undefined);
		const clean = value === undefined ? undefined : rule(value);
		if (clean !== undefined) kept[name] = clean;
	}
	if (tag === 'a') return { ...kept, ...linkAttributes(given['href'] ?? '#', context) };
	// A wide table scrolls inside its own box, and visitors must be able to reach that box with the keyboard.
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
 * @param tag `iframe` for the page of a video host, `video` for a file.
 * @param given the attributes of the element; its `title` becomes the text of the link.
 * @returns `undefined` for embedded pages from other hosts.
 */
export function embedLink(tag: string, given: Attributes, context: SanitiseContext): EmbedLink | undefined {
	const { listUrl, base, site } = context;
	const address = tag === 'video' ? pictureUrl(given['src'] ?? 'none:', listUrl, base) : videoPage(given['src']);
	if (address === undefined) return undefined;
	// The address of a file on this website already includes the sub-path.
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
