const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The elements that a post may contain. Other elements are replaced by their content. */
export const ELEMENTS = names(
	'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
		'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup ' +
		'table tbody td tfoot th thead time tr u ul var wbr',
);

/** Elements whose tags are replaced with spaces, so that the elements' content does not run into the text around it. */
export const SPACED = names(
	'address article aside button center dialog dir fieldset footer form header hgroup input label legend main menu nav ' +
		'search select textarea',
);

/**
 * The URL schemes that links may use. `image-url.ts` allows pictures only from `https:` addresses and from the origin
 * of the blog list.
 */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Returns the value to write for an attribute, or `undefined` if the attribute must be removed. */
export type AttributeRule = (value: string) => string | undefined;

/**
 * Strings that could end the surrounding element if sanitised HTML is parsed again. DOMPurify also checks for these
 * strings.
 */
const BREAKOUT = /--!?>|\]>|<\/(script|style|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Allows any text that cannot break out of its attribute. */
export const freeText: AttributeRule = (value) => (BREAKOUT.test(value) ? undefined : value.trim());

const matching =
	(pattern: RegExp): AttributeRule =>
	(value) =>
		pattern.test(value) ? value : undefined;

const wholeNumber =
	(least: number, most: number): AttributeRule =>
	(value) => {
		const number = value.trim() === '' ? Number.NaN : Number(value);
		return Number.isInteger(number) && number >= least && number <= most ? String(number) : undefined;
	};

const present: AttributeRule = () => '';
const dateTime = matching(/^\d[\d:.+\-TWZ ]{0,39}$/);

/** The attributes that every element may have. */
export const GLOBAL_ATTRIBUTES: Readonly<Record<string, AttributeRule>> = {
	dir: matching(/^(ltr|rtl|auto)$/),
	lang: matching(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i),
	title: freeText,
};

const cell: Readonly<Record<string, AttributeRule>> = {
	colspan: wholeNumber(1, 100),
	rowspan: wholeNumber(1, 1000),
	'data-align': matching(/^right$/),
};

/**
 * The attributes that individual elements may have. The `href` of links and the `src` of pictures have their own rules.
 */
export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>> = {
	// The accessible name of a link from a footnote back to the text.
	a: { 'aria-label': freeText },
	col: { span: wholeNumber(1, 100) },
	colgroup: { span: wholeNumber(1, 100) },
	del: { datetime: dateTime },
	details: { open: present },
	img: { alt: freeText, width: wholeNumber(1, 10_000), height: wholeNumber(1, 10_000) },
	ins: { datetime: dateTime },
	li: { value: wholeNumber(-100_000, 100_000) },
	ol: { reversed: present, start: wholeNumber(-100_000, 100_000), type: matching(/^[1aAiI]$/) },
	td: cell,
	th: { ...cell, scope: matching(/^(col|row|colgroup|rowgroup)$/) },
	time: { datetime: dateTime },
};

/** The attributes that `sanitise-rules.ts` sets itself. */
export const SET_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	'*': ['id'],
	a: ['href', 'rel'],
	img: ['src', 'loading', 'decoding'],
	table: ['tabindex'],
};
