import type { Element, ElementContent, Root, RootContent } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { find, html } from 'property-information';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options as SanitiseSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import {
	ATTRIBUTES,
	ELEMENTS,
	GLOBAL_ATTRIBUTES,
	LINK_SCHEMES,
	SET_ATTRIBUTES,
	SPACED,
} from '../../shared/blog/allow-list.ts';
import { DROPPED, plainText } from '../../shared/blog/plain-text.ts';
import {
	asDocument,
	cleanAttributes,
	embedLink,
	type Attributes,
	type Cleaning,
	type SanitiseContext,
} from '../../shared/blog/sanitise-rules.ts';

const schema: SanitiseSchema = {
	tagNames: [...ELEMENTS],
	strip: [...DROPPED],
	attributes: Object.fromEntries([
		['*', [...Object.keys(GLOBAL_ATTRIBUTES), ...(SET_ATTRIBUTES['*'] ?? [])]],
		...Array.from(ELEMENTS, (tag) => [
			tag,
			[...Object.keys(ATTRIBUTES[tag] ?? {}), ...(SET_ATTRIBUTES[tag] ?? [])].map((name) => find(html, name).property),
		]),
	]),
	protocols: { href: LINK_SCHEMES, src: ['http', 'https'] },
	ancestors: {},
	clobber: [],
	required: {},
};

function attributesOf({ properties }: Element): Attributes {
	const attributes: Attributes = {};
	for (const [name, value] of Object.entries(properties)) {
		if (value === null || value === undefined || value === false) continue;
		attributes[find(html, name).attribute] =
			value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
	}
	return attributes;
}

/**
 * Returns the attributes of an embedded element. A video without an address also gets the attributes of its first
 * `source` element.
 */
function embedAttributes(element: Element): Attributes {
	const own = attributesOf(element);
	if (element.tagName !== 'video' || own['src'] !== undefined) return own;
	const source = select(':scope > source', element);
	return source ? { ...attributesOf(source), ...own } : own;
}

const space = (): ElementContent => ({ type: 'text', value: ' ' });

function transform(element: Element, context: Cleaning): ElementContent[] {
	if (element.tagName === 'iframe' || element.tagName === 'video') {
		const link = embedLink(element.tagName, embedAttributes(element), context);
		return link === undefined ? [] : [h('a', link.attributes, link.text)];
	}
	// Turns an h1 into an h2, because only the page's own heading is an h1.
	const tagName = element.tagName === 'h1' ? 'h2' : element.tagName;
	const attributes = ELEMENTS.has(tagName)
		? cleanAttributes(tagName, attributesOf(element), () => toString(element), context)
		: {};
	if (attributes === undefined) return [];
	const transformed = h(tagName, attributes, transformChildren(element, context));
	return SPACED.has(tagName) ? [space(), transformed, space()] : [transformed];
}

function transformChildren({ children }: Element, context: Cleaning): ElementContent[] {
	return children.flatMap((child) => (child.type === 'element' ? transform(child, context) : [child]));
}

/** Calls a function for each element of a tree, in document order. */
export function eachElement({ children }: Root | Element, call: (element: Element) => void): void {
	for (const child of children as RootContent[]) {
		if (child.type !== 'element') continue;
		call(child);
		eachElement(child, call);
	}
}

/** Removes links to ids that do not occur in the text. */
function dropDeadFragments(root: Root): void {
	const ids = new Set<unknown>();
	const links: Element[] = [];
	eachElement(root, (element) => {
		const { id, href } = element.properties;
		if (id !== undefined) ids.add(`#${String(id)}`);
		if (typeof href === 'string' && href.startsWith('#')) links.push(element);
	});
	for (const { properties } of links) if (!ids.has(properties['href'])) delete properties['href'];
}

const processor = unified().use(rehypeParse).use(rehypeSanitize, schema).use(rehypeStringify).freeze();

/** A sanitised description, as HTML and as a tree. */
export interface CleanText {
	html: string;
	tree: Root;
}

/**
 * Sanitises a description at build time, with the same rules as `sanitiseInBrowser`.
 * @param description untrusted HTML.
 * @returns the clean text or, if the elements are nested too deeply to parse, one paragraph with all the words.
 */
export function cleanText(description: string, context: SanitiseContext): CleanText {
	const printed = (tree: Root): CleanText => ({ html: processor.stringify(tree), tree });
	try {
		const body = select('body', processor.parse(asDocument(description)));
		const transformed = h(null, body ? transformChildren(body, { ...context, taken: new Set() }) : []);
		const tree = processor.runSync(transformed);
		dropDeadFragments(tree);
		return printed(tree);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return printed(h(null, h('p', plainText(description))));
	}
}

/** Sanitises a description like `cleanText`, but returns only the HTML. */
export const sanitiseAtBuild = (description: string, context: SanitiseContext): string =>
	cleanText(description, context).html;
