import { cutAtWord, oneSpace } from '#lib/text.ts';

/** Elements whose text is no part of what visitors read, and comments. */
const UNREAD =
	/<!--[^]*?(?:-->|$)|<(audio|button|canvas|datalist|iframe|map|math|noembed|noframes|noscript|object|script|select|style|svg|template|textarea|title|video|xmp)\b[^]*?(?:<\/\1\b[^>]*>?|$)/gi;

/** Tags, with `>` in quoted attributes, and declarations. What is not closed ends with the next tag. */
const TAG = /<\/?([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*[^<>]*>?|<[!?/][^>]*>?/gi;

/** Elements whose tags do not separate words. */
const INLINE =
	/^(a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/i;

interface TextPolicy {
	createHTML: (text: string) => string;
}
type PolicyFactory = { createPolicy: (name: string, rules: TextPolicy) => TextPolicy } | undefined;

let policy: TextPolicy | undefined;

/** Lets the parser see text with entities, but no tag. So nothing that is parsed can run, even if it were inserted. */
function textPolicy(): TextPolicy {
	const rules: TextPolicy = { createHTML: (text) => text.replaceAll('<', '&lt;') };
	const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory;
	return (policy ??= factory?.createPolicy('text', rules) ?? rules);
}

/** Shows the entities in a text, such as `&amp;`, as characters. Tags in it stay text. */
export const decoded = (text: string, parser?: DOMParser): string =>
	text.includes('&')
		? (parser ?? new DOMParser()).parseFromString(textPolicy().createHTML(text), 'text/html').body.textContent
		: text;

/**
 * Returns what lists and the search say about a post, in the build and in browsers alike: its text without any HTML.
 * @param html the description, which is untrusted and is not cleaned for this.
 */
export function readDescription(html: string, parser?: DOMParser) {
	const shown = html.replace(UNREAD, ' ');
	const wordsOf = (part: string): string =>
		oneSpace(
			decoded(
				part.replace(TAG, (_tag, name?: string) => (INLINE.test(name ?? 'a') ? '' : ' ')),
				parser,
			),
		);
	const text = wordsOf(shown);
	return {
		text,
		/** The text up to and including its first heading (spec §2 Blog list, §9), at most 600 characters. */
		preview: cutAtWord(wordsOf(shown.slice(0, shown.search(/<\/h[1-6]\b|$/i))) || text, 600),
		/** The number of words, rounded up to tens. */
		length: Math.ceil(text.split(' ').filter(Boolean).length / 10) * 10,
		/** The words of all headings. */
		headings: wordsOf((shown.match(/<h[1-6]\b[^]*?(?=<\/?h[1-6]\b|$)/gi) ?? []).join(' ')),
	};
}

export type PostText = ReturnType<typeof readDescription>;
