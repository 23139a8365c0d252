import { DROPPED } from './dropped-elements.ts';
import { decodeEntities } from './entities.ts';

const dropped = new Set<string>(DROPPED);
/** Words on both sides of these elements belong together. */
const INLINE = new Set(
	'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
		' ',
	),
);

/** The place after the tag that starts at `start`; quotes hide a `>`. */
export function endOfTag(html: string, start: number): number {
	let quote = '';
	for (let index = start; index < html.length; index++) {
		const character = html.charAt(index);
		if (quote !== '') quote = character === quote ? '' : quote;
		else if (character === '>') return index + 1;
		else if ((character === '"' || character === "'") && /[=\s]/.test(html.charAt(index - 1))) quote = character;
	}
	return html.length;
}

function after(html: string, mark: string, start: number): number {
	const index = html.indexOf(mark, start);
	return index === -1 ? html.length : index + mark.length;
}

function afterClosingTag(html: string, name: string, start: number): number {
	const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
	closing.lastIndex = start;
	const match = closing.exec(html);
	return match === null ? html.length : endOfTag(html, match.index);
}

/**
 * The words of an HTML text, without a parser and without running anything; the same in Node and in the browser.
 * @param html HTML from outside.
 * @param isEnd asked with the name of each closing tag; `true` ends the text there.
 * @returns text with its entities decoded and its white space collapsed; scripts, styles and the like left out.
 */
export function plainText(html: string, isEnd: (closingTag: string) => boolean = () => false): string {
	const words: string[] = [];
	let index = 0;
	while (index < html.length) {
		const open = html.indexOf('<', index);
		const end = open === -1 ? html.length : open;
		if (end > index) words.push(decodeEntities(html.slice(index, end)));
		if (open === -1) break;
		const tag = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(open, open + 40));
		if (tag === null) {
			const isMarkup = /^[!?/]/.test(html.charAt(open + 1));
			if (!isMarkup) words.push('<');
			index = !isMarkup
				? open + 1
				: html.startsWith('<!--', open)
					? after(html, '-->', open + 4)
					: after(html, '>', open);
			continue;
		}
		const name = (tag[2] ?? '').toLowerCase();
		const isClosing = tag[1] === '/';
		index = endOfTag(html, open + tag[0].length);
		if (!INLINE.has(name)) words.push(' ');
		if (isClosing && isEnd(name)) break;
		if (!isClosing && dropped.has(name)) index = afterClosingTag(html, name, index);
	}
	return words
		.join('')
		.replace(/[\s\u00a0]+/g, ' ')
		.trim();
}
