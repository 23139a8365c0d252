import { characterEntitiesHtml4 } from 'character-entities-html4';

/** Elements that are removed along with their content. */
export const DROPPED = (
	'script style template noscript noembed noframes iframe frame frameset object embed applet svg math xmp plaintext ' +
	'title textarea select option optgroup datalist button audio video canvas map selectedcontent portal fencedframe'
).split(' ');

/** Elements whose tags do not separate words. */
export const INLINE = new Set(
	'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
		' ',
	),
);

/** Matches the rest of a tag after its name. A `>` inside quotes does not end the tag. */
export const REST_OF_TAG = `(?:[^>=]+|=\\s*"[^"]*"|=\\s*'[^']*'|=)*>?`;

/**
 * Matches comments, tags, and elements that are removed with their content. Without an end tag, an element extends to
 * the end of the text.
 */
const MARKUP = new RegExp(
	[
		'<!--[^]*?(?:-->|$)',
		`<(?<dropped>${DROPPED.join('|')})(?=[\\s/>])${REST_OF_TAG}[^]*?(?:</\\k<dropped>(?=[\\s/>])${REST_OF_TAG}|$)`,
		`<(?<slash>/?)(?<name>[a-z][^\\s/>]*)${REST_OF_TAG}`,
		'<[!?/][^>]*>?',
	].join('|'),
	'gi',
);

const REFERENCE = /&#x([\da-f]{1,6});?|&#(\d{1,7});?|&(\w{2,8});/gi;

function named(name: string): string | undefined {
	if (name === 'apos') return "'";
	return Object.hasOwn(characterEntitiesHtml4, name) ? characterEntitiesHtml4[name] : undefined;
}

/** Resolves character references; unknown references stay as they are. */
function decoded(text: string): string {
	return text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
		if (name !== undefined) return named(name) ?? whole;
		const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
		const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
		return isCharacter ? String.fromCodePoint(code) : '\ufffd';
	});
}

interface Piece {
	/** The text before a tag, with its character references resolved. */
	text: string;
	/** The name of the tag after the text, in lowercase; undefined if a comment, or nothing, follows the text. */
	tag?: string | undefined;
	isClosing: boolean;
}

/** Yields the pieces of text in HTML, each with the tag after it. */
function* piecesOf(html: string): Generator<Piece, undefined> {
	let index = 0;
	for (const match of html.matchAll(MARKUP)) {
		const { dropped, slash, name = dropped } = match.groups ?? {};
		yield { text: decoded(html.slice(index, match.index)), tag: name?.toLowerCase(), isClosing: Boolean(slash) };
		index = match.index + match[0].length;
	}
	yield { text: decoded(html.slice(index)), isClosing: false };
}

const collapsed = (words: string): string => words.replace(/[\s\u00a0]+/g, ' ').trim();

/**
 * Extracts the text from HTML without using a parser or running anything in the HTML. The result is the same in Node.js
 * and in browsers.
 * @param html untrusted HTML.
 * @param isEnd called with the name of each closing tag; if it returns `true`, the text ends there.
 * @returns the text with character references resolved and white space collapsed, without scripts, styles and similar
 * elements.
 */
export function plainText(html: string, isEnd: (closingTag: string) => boolean = () => false): string {
	let words = '';
	for (const { text, tag, isClosing } of piecesOf(html)) {
		words += text;
		if (tag !== undefined && !INLINE.has(tag)) words += ' ';
		if (isClosing && tag !== undefined && isEnd(tag)) break;
	}
	return collapsed(words);
}

/** Extracts the text of the headings from HTML, in the same way as `plainText`. */
export function headingsOf(html: string): string {
	let words = '';
	let isHeading = false;
	for (const { text, tag = '', isClosing } of piecesOf(html)) {
		if (isHeading) words += text;
		if (/^h[1-6]$/.test(tag)) isHeading = !isClosing;
		if (!INLINE.has(tag)) words += ' ';
	}
	return collapsed(words);
}

const WORDS_A_MINUTE = 200;

/**
 * Returns how long it takes to read a text, in whole minutes (at least 1).
 * @param text from `plainText`.
 */
export function minutesFor(text: string): number {
	const words = text.split(' ').filter(Boolean).length;
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
