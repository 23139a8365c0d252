import { REST_OF_TAG } from '../../shared/blog/plain-text.ts';

/** A tag, and after one whose content the parser reads as text, that content too. */
const TAG = new RegExp(
	`(?<rawTag><(?<raw>style|script|textarea|title|xmp|iframe|noembed|noframes)(?=[\\s/>])${REST_OF_TAG})[^]*?(?=</\\k<raw>[\\s/>]|$)` +
		`|</?[a-z]${REST_OF_TAG}`,
	'gi',
);

/** Quoted values, which stay as they are, or the name of an attribute that troubles the browser. */
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|(?<![\w=-])(?:on\w+|style|is|id|name)(?=[\s/=>])/gi;

function quietTag(tag: string): string {
	return (
		tag
			// The parser treats the two of each pair alike, and the sanitiser removes both.
			.replace(/^(<\/?)style(?=[\s/>])/i, '$1noframes')
			.replace(/^(<\/?)base(?=[\s/>])/i, '$1basefont')
			.replace(VALUE_OR_NAME, (match) => (/^["']/.test(match) ? match : `x-${match}`))
	);
}

/**
 * Renames what causes trouble while a browser parses it, although it is never shown: styles, base addresses and event
 * attributes are reported as violations of the security policy, names of fields hide members of their form, and `is`
 * cannot be removed any more. This makes nothing safe; that is the sanitiser's work.
 * @param html HTML from outside.
 * @returns HTML that is the same once it is sanitised.
 */
export function quietMarkup(html: string): string {
	return html.replace(TAG, (whole: string, rawTag: string | undefined) =>
		rawTag === undefined ? quietTag(whole) : quietTag(rawTag) + whole.slice(rawTag.length),
	);
}
