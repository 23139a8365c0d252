import { REST_OF_TAG } from '../../shared/blog/plain-text.ts';

/** Matches a tag, and also the element's content if the parser reads that content as plain text. */
const TAG = new RegExp(
	`(?<rawTag><(?<raw>style|script|textarea|title|xmp|iframe|noembed|noframes)(?=[\\s/>])${REST_OF_TAG})[^]*?(?=</\\k<raw>[\\s/>]|$)` +
		`|</?[a-z]${REST_OF_TAG}`,
	'gi',
);

/** Matches quoted values, which stay unchanged, and the names of attributes that cause trouble in browsers. */
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|(?<![\w=-])(?:on\w+|style|is|id|name)(?=[\s/=>])/gi;

function quietTag(tag: string): string {
	return (
		tag
			// The parser treats the new name like the old one, and the sanitiser removes elements with either name.
			.replace(/^(<\/?)style(?=[\s/>])/i, '$1noframes')
			.replace(/^(<\/?)base(?=[\s/>])/i, '$1basefont')
			.replace(VALUE_OR_NAME, (match) => (/^["']/.test(match) ? match : `x-${match}`))
	);
}

/**
 * Renames markup that causes trouble as soon as a browser parses it, even if the result is never shown. Styles, base
 * addresses and event attributes would be reported as violations of the security policy. The name of a form field can
 * hide a property of the form element. The attribute `is` cannot be removed after parsing. This is not a safety
 * measure: only the sanitiser makes HTML safe.
 * @param html untrusted HTML.
 * @returns HTML that the sanitiser turns into the same result as the original HTML.
 */
export function quietMarkup(html: string): string {
	return html.replace(TAG, (whole: string, rawTag: string | undefined) =>
		rawTag === undefined ? quietTag(whole) : quietTag(rawTag) + whole.slice(rawTag.length),
	);
}
