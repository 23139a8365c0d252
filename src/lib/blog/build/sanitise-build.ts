import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { find, html } from 'property-information';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options as SanitiseSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { ATTRIBUTES, ELEMENTS, GLOBAL_ATTRIBUTES, LINK_SCHEMES, SET_ATTRIBUTES, SPACED } from '../allow-list.ts';
import { DROPPED, plainText } from '../plain-text.ts';
import {
	asDocument,
	cleanAttributes,
	embedLink,
	type Attributes,
	type Cleaning,
	type SanitiseContext,
} from '../sanitise-rules.ts';

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

/** The attributes of an embedded element; a video may name its file in its first source. */
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
	// The page's own heading is the only one of the first level.
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

const blogBody = (context: SanitiseContext) => (root: Root) => {
	const body = select('body', root);
	return h(null, body ? transformChildren(body, { ...context, taken: new Set() }) : []);
};

/** A link to a place that the text does not have is no link; a visitor's browser need not be told. */
function dropDeadFragments() {
	return (root: Root): void => {
		const ids = new Set(selectAll('[id]', root).map(({ properties }) => `#${String(properties['id'])}`));
		for (const { properties } of selectAll('a[href^="#"]', root))
			if (!ids.has(String(properties['href']))) delete properties['href'];
	};
}

/**
 * A description made safe at build time, with the same rules as `sanitiseInBrowser`.
 * @param description HTML from outside.
 * @returns HTML of the elements and attributes of the allow-list only, or one paragraph with all words if the elements
 * are nested too deeply for any parser.
 */
export function sanitiseAtBuild(description: string, context: SanitiseContext): string {
	const processor = unified()
		.use(rehypeParse)
		.use(blogBody, context)
		.use(rehypeSanitize, schema)
		.use(dropDeadFragments)
		.use(rehypeStringify);
	try {
		return String(processor.processSync(asDocument(description)));
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return processor.stringify(h(null, h('p', plainText(description))));
	}
}
