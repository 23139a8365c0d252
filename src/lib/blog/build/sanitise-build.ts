import type { Element, ElementContent, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { find, html } from 'property-information';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options as SanitiseSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES, LINK_SCHEMES, SET_ATTRIBUTES, SPACED } from '../allow-list.ts';
import { DROPPED } from '../dropped-elements.ts';
import { plainText } from '../plain-text.ts';
import { cleanAttributes, embedLink, type Attributes, type SanitiseContext } from '../sanitise-rules.ts';

const allowed = new Set(ELEMENTS);
const spaced = new Set(SPACED);

const schema: SanitiseSchema = {
	tagNames: [...ELEMENTS],
	strip: [...DROPPED],
	attributes: Object.fromEntries([
		['*', Object.keys(GLOBAL_ATTRIBUTES)],
		...ELEMENTS.map((tag) => [
			tag,
			[...Object.keys(ATTRIBUTES[tag] ?? {}), ...(SET_ATTRIBUTES[tag] ?? [])].map((name) => find(html, name).property),
		]),
	]),
	protocols: { href: LINK_SCHEMES, src: ['http', 'https'] },
	ancestors: {},
	clobber: [],
	required: {},
};

/** A whole document, so that both parsers are in the same mode; `sanitise-browser.ts` writes the same. */
const DOCUMENT_START = '<!doctype html><body>';

function attributesOf({ properties }: Element): Attributes {
	const attributes: Attributes = {};
	for (const [name, value] of Object.entries(properties)) {
		if (value === null || value === undefined || value === false) continue;
		attributes[name.toLowerCase()] = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
	}
	return attributes;
}

/** A video names its file itself or in its first source. */
function embedAttributes(element: Element): Attributes {
	const own = attributesOf(element);
	if (element.tagName !== 'video' || own['src'] !== undefined) return own;
	const source = element.children.find((child) => child.type === 'element' && child.tagName === 'source');
	return source?.type === 'element' ? { ...attributesOf(source), ...own } : own;
}

const space = (): ElementContent => ({ type: 'text', value: ' ' });

function transform(element: Element, context: SanitiseContext): ElementContent[] {
	if (element.tagName === 'iframe' || element.tagName === 'video') {
		const link = embedLink(element.tagName, embedAttributes(element), context);
		return link === undefined ? [] : [h('a', link.attributes, link.text)];
	}
	// The page's own heading is the only one of the first level.
	const tagName = element.tagName === 'h1' ? 'h2' : element.tagName;
	const attributes = allowed.has(tagName) ? cleanAttributes(tagName, attributesOf(element), context) : {};
	if (attributes === undefined) return [];
	const transformed = h(tagName, attributes, transformChildren(element, context));
	return spaced.has(tagName) ? [space(), transformed, space()] : [transformed];
}

function transformChildren({ children }: Element, context: SanitiseContext): ElementContent[] {
	return children.flatMap((child) => (child.type === 'element' ? transform(child, context) : [child]));
}

const isElement =
	(name: string) =>
	(node: Nodes): node is Element =>
		node.type === 'element' && node.tagName === name;

function blogBody(context: SanitiseContext) {
	return (root: Root): Root => {
		const body = root.children.find(isElement('html'))?.children.find(isElement('body'));
		return { type: 'root', children: body ? transformChildren(body, context) : [] };
	};
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A description made safe at build time, with the same rules as `sanitiseInBrowser`.
 * @param description HTML from outside.
 * @returns HTML of the elements and attributes of the allow-list only; where the nesting is too deep for any
 * parser, its words in one paragraph.
 */
export function sanitiseAtBuild(description: string, context: SanitiseContext): string {
	const processor = unified().use(rehypeParse).use(blogBody, context).use(rehypeSanitize, schema).use(rehypeStringify);
	try {
		return String(processor.processSync(`${DOCUMENT_START}${description}`));
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return `<p>${escapeText(plainText(description))}</p>`;
	}
}
