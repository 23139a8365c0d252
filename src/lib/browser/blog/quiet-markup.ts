import { REST_OF_TAG } from '../../shared/blog/plain-text.ts';

/** A tag, with its content if the parser reads that as text. */
const TAG = new RegExp(
	`(?<rawTag><(?<raw>style|script|textarea|title|xmp|iframe|noembed|noframes)(?=[\\s/>])${REST_OF_TAG})[^]*?(?=</\\k<raw>[\\s/>]|$)` +
		`|</?[a-z]${REST_OF_TAG}`,
	'gi',
);

/** Quoted values, which stay, or the name of an attribute that troubles the browser. */
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|(?<![\w=-])(?:on\w+|style|is|id|name)(?=[\s/=>])/gi;

function quietTag(tag: string): string {
	return (
		tag
			// The parser treats both names of a pair alike, and the sanitiser removes both.
			.replace(/^(<\/?)style(?=[\s/>])/i, '$1noframes')
			.replace(/^(<\/?)base(?=[\s/>])/i, '$1basefont')
			.replace(VALUE_OR_NAME, (match) => (/^["']/.test(match) ? match : `x-${match}`))
	);
}

/**
 * Renames markup that causes trouble when a browser parses it, even if it is never shown. The security policy
 * reports styles, base addresses and event attributes; field names hide members of their form; `is` cannot be removed
 * later. This is not a safety measure; the sanitiser is.
 * @param html HTML from outside.
 * @returns HTML with the same sanitised result.
 */
export function quietMarkup(html: string): string {
	return html.replace(TAG, (whole: string, rawTag: string | undefined) =>
		rawTag === undefined ? quietTag(whole) : quietTag(rawTag) + whole.slice(rawTag.length),
	);
}
