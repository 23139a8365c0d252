import type { Element, ElementContent, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';

/** Pictures up to this height are logos or icons; their names are enough. */
const LOGO_HEIGHT = 64;
/** Elements and roles that are useful only on the page itself. */
const CONTROL = /^(button|dialog|form|iframe|noscript|object|script|style|template|alert|status|tablist|tooltip)$/;

/** Returns an attribute by its name in hast, such as `ariaLabel`; empty if it is missing. */
const property = (element: Element | undefined, name: string): string => String(element?.properties[name] ?? '');
const text = (value: string): ElementContent => ({ type: 'text', value });
const isNamed = (node: ElementContent, name: string): node is Element =>
	node.type === 'element' && node.tagName === name;
/** Elements that say something without words. */
const COUNTS = /^(br|hr|img|input|svg|td|th)$/;
/** Returns whether an element with converted content has anything to read: words, or an element that is left. */
const isFilled = ({ tagName, children }: Element): boolean =>
	COUNTS.test(tagName) || children.some((node) => node.type === 'element' || toString(node).trim() !== '');

/** Returns whether an element is a control, hidden, or decoration. */
function isUnread(element: Element): boolean {
	const { tagName, properties } = element;
	if (CONTROL.test(tagName) || CONTROL.test(property(element, 'role')) || properties['hidden']) return true;
	if (tagName === 'svg') return property(element, 'role') !== 'img';
	if (tagName === 'img') return property(element, 'alt') === '';
	// A single character, such as a stroke, separates words.
	return property(element, 'ariaHidden') === 'true' && toString(element).trim().length !== 1;
}

/** A cell is one line: a space separates its paragraphs. */
const cell = (element: Element): ElementContent[] => {
	const line = element.children.flatMap((part) => (isNamed(part, 'p') ? [...part.children, text(' ')] : [part]));
	return [{ ...element, children: line }];
};
const emphasised = ({ children }: Element): ElementContent[] => [h('p', h('em', children))];

/** Converts elements that Markdown lacks into ones it has; their content is already converted. */
const shapes: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
	dt: ({ children }) => [h('dt', h('strong', children))],
	figcaption: emphasised,
	img: (image) => (Number(image.properties['height']) <= LOGO_HEIGHT ? [text(property(image, 'alt'))] : [image]),
	summary: ({ children }) => [h('h3', children)],
	// Without the sign, 10 to the power of 5 would read as 105.
	sup: (power) => (/^\s*\d/.test(toString(power)) ? [text('^'), power] : [power]),
	svg: (drawing) => [h('p', property(drawing, 'ariaLabel'))],
	table: (table) => [...table.children.filter((part) => isNamed(part, 'caption')).flatMap(emphasised), table],
	td: cell,
	th: cell,
};

function readNode(node: ElementContent): ElementContent[] {
	if (node.type === 'text') return [text(node.value)];
	if (node.type !== 'element' || isUnread(node)) return [];
	const { tagName, properties } = node;
	const element: Element = { type: 'element', tagName, properties, children: read(node.children) };
	// Empty elements slow down later steps, which search them for the end of white space.
	if (!isFilled(element)) return element.children;
	return shapes[tagName]?.(element) ?? [element];
}

/** Reduces elements to those that Markdown has and readers need, with no two texts in a row. */
function read(nodes: readonly ElementContent[]): ElementContent[] {
	const kept: ElementContent[] = [];
	for (const node of nodes.flatMap(readNode)) {
		const last = kept.at(-1);
		if (node.type === 'text' && last?.type === 'text') last.value += node.value;
		else kept.push(node);
	}
	return kept;
}

const parser = unified().use(rehypeParse).freeze();
const writer = unified()
	.use(rehypeRemark)
	.use(remarkGfm)
	.use(remarkStringify, { bullet: '-', emphasis: '_', resourceLink: true, rule: '-' })
	.freeze();

/**
 * Converts elements to Markdown, without controls and decoration.
 * @param url the base of relative addresses.
 */
export function toMarkdown(nodes: readonly ElementContent[], url: string): string {
	return writer.stringify(writer.runSync({ type: 'root', children: [h('base', { href: url }), ...read(nodes)] }));
}

/** The facts above the text of a copy; a post has a date. */
export type CopyFacts = Record<'title' | 'description' | 'url', string> & { date?: string };

/** Returns the Markdown copy of a page: its facts, then its text. */
export const copyOf = (facts: CopyFacts, markdown: string): string =>
	`---\n${stringify(facts, { lineWidth: 0 })}---\n\n${markdown}`;

/** Removes everything before the main heading, such as a breadcrumb. */
function beginAtHeading(node: Nodes): boolean {
	if (!('children' in node)) return false;
	const at = node.children.findIndex(
		(child) => (child.type === 'element' && child.tagName === 'h1') || beginAtHeading(child),
	);
	if (at > 0) node.children.splice(0, at);
	return at >= 0;
}

/**
 * Copies a built page as Markdown: title, description and address, then the text of its main part.
 * @param html the page as it is served.
 * @returns undefined for a page without a link to its copy, such as the fallback page.
 */
export function markdownOf(html: string): string | undefined {
	const page = parser.parse(html);
	if (select('link[type="text/markdown"]', page) === undefined) return undefined;
	const title = toString(select('title', page) ?? h('title'));
	const description = property(select('meta[name=description]', page), 'content');
	const url = property(select('link[rel=canonical]', page), 'href');
	const main = select('main', page) ?? h('main');
	beginAtHeading(main);
	for (const panel of selectAll('[role=tabpanel]', main)) {
		const tab = select(`[id="${property(panel, 'ariaLabelledBy')}"]`, main);
		if (tab) panel.children.unshift(h('h3', toString(tab)));
	}
	return copyOf({ title, description, url }, toMarkdown(main.children, url));
}
