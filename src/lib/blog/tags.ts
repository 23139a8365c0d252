import { commentsIn, elementsIn, textsIn, type Rule } from './dom.ts';
import names from './elements.json' with { type: 'json' };

/** A tag, which ends before the next one if nothing closes it, or a heart: `</3`. */
export const TAG = /<(?:\/(?=\d)|([a-z][^\s/<>=]*)((?:=\s*(?:"[^"]*"|'[^']*')?|[^<>=]+)*)>?)/gi;
const END = /<\/([a-z][^\s/>]*)/gi;

const UNREAD = names.unread.split('|');
const NAMES = new Set([...UNREAD, ...`${names.kept} ${names.others}`.split(' ')]);

/** The attributes that need no value. Those with a hyphen are of scripts and editors. */
const BARE = new RegExp(`^(?:${names.bare}|.*-.*)$`, 'i');

/**
 * Makes text of what only looks like tags, such as `<your name>` and `<b and c>`. Browsers would show nothing in its
 * place, and nothing behind a `<title>` that has no end. This makes nothing safe; DOMPurify does.
 */
export function keepWords(html: string): string {
	const ended = new Set(Array.from(html.matchAll(END), ([, name = '']) => name.toLowerCase()));
	const shown = (tag: string, written = '', attributes = ''): string => {
		const name = written.toLowerCase();
		const isUnended = UNREAD.includes(name) && !ended.has(name);
		if (attributes.includes('=')) return isUnended ? `${tag}</${name}>` : tag;
		const isKnown = NAMES.has(name) || ended.has(name) || /^\w+[:-]\w/.test(name);
		const words = attributes.split(/[\s/]+/).filter(Boolean);
		const isTag = isKnown && !isUnended && tag.endsWith('>') && words.every((word) => BARE.test(word));
		return isTag ? tag : `&lt;${tag.slice(1)}`;
	};
	return html.replace(TAG, shown);
}

/** What browsers report as a violation of the policy as soon as they parse it, and what only rules may set. */
const ASIDE = '(?=(?:x-)*(?:on\\w+|style|is|id|name|role|srcdoc|tabindex)\\s*=)';
const OWN = new RegExp(`(?<=[\\s"'/])${ASIDE}`, 'gi');
const MARKED = new RegExp(`(?<=^|[\\s"'/])x-${ASIDE}`, 'gi');
const STYLE = /(?<=<\/?)style(?=[\s/>])/gi;
const BASE = /(?<=<)base(?=[\s/>])/gi;

/** The signs with which DOMPurify would remove a whole attribute, as in `alt="Before --> after"`. */
const ENDS = /(?<=--!?|\])>|(?<=<)\//g;

/** Renames attributes and elements before the parser sees them. This makes nothing safe; DOMPurify does. */
export const putAside = (html: string): string =>
	keepWords(html).replace(OWN, 'x-').replace(STYLE, 'noframes').replace(BASE, 'basefont');

/** Restores text that only looks like attributes, and removes what would make DOMPurify remove text. */
export const restoreText: Rule = (body) => {
	for (const comment of commentsIn(body)) comment.remove();
	// Trusted Types would refuse to set addresses of the other elements.
	const elements = elementsIn(body).filter(({ localName }) => !['script', 'embed', 'object'].includes(localName));
	const attributes = elements.flatMap((element) => Array.from(element.attributes));
	for (const node of [...textsIn(body), ...attributes])
		if (node.nodeValue?.match(MARKED)) node.nodeValue = node.nodeValue.replace(MARKED, '');
	for (const attribute of attributes)
		if (/^(alt|title|aria-label)$/.test(attribute.name)) attribute.value = attribute.value.replace(ENDS, '›');
};
