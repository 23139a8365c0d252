import { endOfTag } from '../plain-text.ts';

/** Quoted values, which stay as they are, or the name of an attribute that browsers check against the security policy. */
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|(?<![\w=-])(?:on\w+|style)(?=[\s/=>])/gi;

function quietTag(tag: string): string {
	return (
		tag
			// The parser treats both of each pair alike; the first goes with its content, the second holds none.
			.replace(/^(<\/?)style(?=[\s/>])/i, '$1noframes')
			.replace(/^(<\/?)base(?=[\s/>])/i, '$1basefont')
			.replace(VALUE_OR_NAME, (match) => (/^["']/.test(match) ? match : `x-${match}`))
	);
}

/** Elements whose content is text until their closing tag. */
const RAW_TEXT = /^<(style|script|textarea|title|xmp|iframe|noembed|noframes)[\s/>]/i;

/** The place of the closing tag that ends the text of a tag such as `<style>`; `start` for all others. */
function endOfText(html: string, tag: string, start: number): number {
	const name = RAW_TEXT.exec(tag)?.[1];
	if (name === undefined) return start;
	const closing = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'));
	return closing === -1 ? html.length : start + closing;
}

/**
 * Renames what a browser would report as a violation of the security policy while it parses, although nothing of it is
 * ever shown: styles, base addresses and event attributes. It makes nothing safe, which is the sanitiser's work; it
 * keeps the console quiet.
 * @param html HTML from outside.
 * @returns HTML that cleans to the same text.
 */
export function quietMarkup(html: string): string {
	let result = '';
	let index = 0;
	for (const { index: start } of html.matchAll(/<\/?[a-z]/gi)) {
		if (start < index) continue;
		const end = endOfTag(html, start + 2);
		const tag = html.slice(start, end);
		const next = endOfText(html, tag, end);
		result += html.slice(index, start) + quietTag(tag) + html.slice(end, next);
		index = next;
	}
	return result + html.slice(index);
}
