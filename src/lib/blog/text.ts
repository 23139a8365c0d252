import { cutAtWord, oneSpace } from '#lib/text.ts';

/** Elements whose text is no part of what visitors read, and comments. */
const UNREAD =
	/<!--[^]*?(?:-->|$)|<(audio|button|canvas|datalist|iframe|map|math|noembed|noframes|noscript|object|script|select|style|svg|template|textarea|title|video|xmp)\b[^]*?(?:<\/\1\b[^>]*>?|$)/gi;

/** Tags, with `>` in quoted attributes, and declarations. What is not closed ends with the next tag. */
const TAG = /<\/?([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*[^<>]*>?|<[!?/][^>]*>?/gi;

/** Elements whose tags do not separate words. */
const INLINE =
	/^(a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/i;

type TextPolicy = Record<'createHTML', (text: string) => string>;
type PolicyFactory = { createPolicy: (name: string, rules: TextPolicy) => TextPolicy } | undefined;

/** Lets the parser see text with entities, but no tag. So nothing that is parsed can run, even if it were inserted. */
const RULES: TextPolicy = { createHTML: (text) => text.replaceAll('<', '&lt;') };
const policy = (Reflect.get(globalThis, 'trustedTypes') as PolicyFactory)?.createPolicy('text', RULES) ?? RULES;

/** The entities that every editor writes. To parse a text for nothing else would take half as long as to clean it. */
const USUAL: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&nbsp;': '\u00a0' };

/** Shows the entities in a text, such as `&amp;`, as characters. Tags in it stay text. */
export function decoded(text: string, parser?: DOMParser): string {
	if (!/&(?!(?:amp|gt|lt|nbsp);)/.test(text)) return text.replace(/&\w+;/g, (entity) => USUAL[entity] ?? entity);
	return (parser ?? new DOMParser()).parseFromString(policy.createHTML(text), 'text/html').body.textContent;
}

/** Returns what lists and the search say about a post: the text in its description, which is untrusted HTML. */
export function readDescription(html: string, parser?: DOMParser) {
	const shown = html.replace(UNREAD, ' ');
	const spaceFor = (_tag: string, name = 'a') => (INLINE.test(name) ? '' : ' ');
	const wordsOf = (part: string): string => oneSpace(decoded(part.replace(TAG, spaceFor), parser));
	const text = wordsOf(shown);
	return {
		text,
		/** The text up to and including its first heading (spec §2 Blog list, §9), at most 600 characters. */
		preview: cutAtWord(wordsOf(shown.slice(0, shown.search(/<\/h[1-6]\b|$/i))) || text, 600),
		/** The minutes that reading takes, at 200 words a minute. */
		length: Math.ceil(text.split(' ').filter(Boolean).length / 200),
		/** The words of all headings. */
		headings: wordsOf((shown.match(/<h[1-6]\b[^]*?(?=<\/?h[1-6]\b|$)/gi) ?? []).join(' ')),
	};
}

export type PostText = ReturnType<typeof readDescription>;
