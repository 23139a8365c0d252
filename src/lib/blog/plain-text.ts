import { characterEntitiesHtml4 } from 'character-entities-html4';
import { DROPPED } from './dropped-elements.ts';

/** Words on both sides of these elements belong together. */
const INLINE = new Set(
	'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
		' ',
	),
);

/** The rest of a tag behind its name: a `>` in quotes does not end it. As a part of a regular expression. */
export const REST_OF_TAG = `(?:[^>=]+|=\\s*"[^"]*"|=\\s*'[^']*'|=)*>?`;

/** Comments, elements that go with their content, and tags; what is never closed reaches to the end. */
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

/** Text with its character references resolved; one that is not known stays as it is written. */
function decoded(text: string): string {
	return text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
		if (name !== undefined) return named(name) ?? whole;
		const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
		const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
		return isCharacter ? String.fromCodePoint(code) : '\ufffd';
	});
}

/**
 * The words of an HTML text, without a parser and without running anything; the same in Node and in the browser.
 * @param html HTML from outside.
 * @param isEnd asked with the name of each closing tag; `true` ends the text there.
 * @returns text with its entities decoded and its white space collapsed; scripts, styles and the like left out.
 */
export function plainText(html: string, isEnd: (closingTag: string) => boolean = () => false): string {
	let words = '';
	let index = 0;
	for (const match of html.matchAll(MARKUP)) {
		const { dropped, slash, name = dropped } = match.groups ?? {};
		words += decoded(html.slice(index, match.index));
		index = match.index + match[0].length;
		if (name !== undefined && !INLINE.has(name.toLowerCase())) words += ' ';
		if (slash && name !== undefined && isEnd(name.toLowerCase())) {
			index = html.length;
			break;
		}
	}
	return (words + decoded(html.slice(index))).replace(/[\s\u00a0]+/g, ' ').trim();
}
