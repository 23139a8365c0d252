const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements allowed in a post; all others are replaced by their content. */
export const ELEMENTS = names(
	'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
		'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup ' +
		'table tbody td tfoot th thead time tr u ul var wbr',
);

/** Elements removed from a post; a space separates their words from the text around them. */
export const SPACED = names(
	'address article aside button center dialog dir fieldset footer form header hgroup input label legend main menu nav ' +
		'search select textarea',
);

/** Allowed schemes of links; `image-url.ts` limits pictures to `https:` and the list's origin. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Returns the value an attribute keeps, or `undefined` to remove the attribute. */
export type AttributeRule = (value: string) => string | undefined;

/** Values that could end the surrounding element in a second parse, as in DOMPurify's own check. */
const BREAKOUT = /--!?>|\]>|<\/(script|style|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Allows any text except one that could break out of its attribute. */
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

/** Attributes of every element. */
export const GLOBAL_ATTRIBUTES: Readonly<Record<string, AttributeRule>> = {
	dir: matching(/^(ltr|rtl|auto)$/),
	lang: matching(/^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i),
	title: freeText,
};

const cell: Readonly<Record<string, AttributeRule>> = { colspan: wholeNumber(1, 100), rowspan: wholeNumber(1, 1000) };

/** Attributes of single elements; links' `href` and pictures' `src` have separate rules. */
export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>> = {
	// Gives the links back from footnotes a name.
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

/** Attributes that `sanitise-rules.ts` sets itself. */
export const SET_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	'*': ['id'],
	a: ['href', 'rel'],
	img: ['src', 'loading', 'decoding'],
	table: ['tabindex'],
};
