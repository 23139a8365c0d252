import type { Element, ElementContent, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { INLINE } from '../../blog/text.ts';

/**
 * Pictures up to this height, in pixels, count as logos or icons. The Markdown copy contains only the names of such
 * pictures.
 */
const LOGO_HEIGHT = 64;
/** Elements and roles that are useful only on the page itself. */
const CONTROL = /^(button|dialog|form|iframe|noscript|object|script|style|template|alert|status|tablist|tooltip)$/;

/** Returns an element's property by its hast name, such as `ariaLabel`, or an empty string if it is missing. */
export const property = (element: Element | undefined, name: string): string => String(element?.properties[name] ?? '');
const text = (value: string): ElementContent => ({ type: 'text', value });
const isNamed = (node: ElementContent, name: string): node is Element =>
	node.type === 'element' && node.tagName === name;
/** Elements that mean something even without words. */
const COUNTS = /^(br|hr|img|input|svg|td|th)$/;
/**
 * Returns whether a converted element still has something to read: words, other elements, or a meaning of its own.
 */
const isFilled = ({ tagName, children }: Element): boolean =>
	COUNTS.test(tagName) || children.some((node) => node.type === 'element' || toString(node).trim() !== '');

/** Returns whether the Markdown copy leaves out an element because it is a control, hidden or decoration. */
function isUnread(element: Element): boolean {
	const { tagName, properties } = element;
	if (CONTROL.test(tagName) || CONTROL.test(property(element, 'role')) || properties['hidden']) return true;
	if (tagName === 'svg') return property(element, 'role') !== 'img';
	if (tagName === 'img') return property(element, 'alt') === '';
	// A single character, such as a dash, stays even if it is hidden, because it separates words.
	return property(element, 'ariaHidden') === 'true' && toString(element).trim().length !== 1;
}

/** Joins the paragraphs of a table cell with spaces, because in Markdown a cell is one line. */
const cell = (element: Element): ElementContent[] => {
	const line = element.children.flatMap((part) => (isNamed(part, 'p') ? [...part.children, text(' ')] : [part]));
	return [{ ...element, children: line }];
};
const emphasised = ({ children }: Element): ElementContent[] => [h('p', h('em', children))];

/**
 * Functions that adapt elements to Markdown, keyed by tag name. The content of each element has already been converted.
 */
const shapes: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
	dt: ({ children }) => [h('dt', h('strong', children))],
	figcaption: emphasised,
	img: (image) => (Number(image.properties['height']) <= LOGO_HEIGHT ? [text(property(image, 'alt'))] : [image]),
	summary: ({ children }) => [h('h3', children)],
	// Without the caret, ten to the power of five would become 105.
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
	// Empty elements are removed, because later steps would search each of them for white space.
	if (!isFilled(element)) return element.children;
	return shapes[tagName]?.(element) ?? [element];
}

function read(nodes: readonly ElementContent[]): ElementContent[] {
	const kept: ElementContent[] = [];
	for (const node of nodes.flatMap(readNode)) {
		const last = kept.at(-1);
		if (node.type === 'text' && last?.type === 'text') last.value += node.value;
		else kept.push(node);
	}
	return kept;
}

/** The elements of ruby annotations, which stay inline. */
const RUBY = /^(ruby|rb|rp|rt)$/;

/** Collapses white space as browsers do: removes it at the start and end of a line, and leaves one space elsewhere. */
function collapse(nodes: readonly ElementContent[]): void {
	let isStart = true;
	let last: Text | undefined;
	const startLine = (): void => {
		if (last) last.value = last.value.trimEnd();
		[isStart, last] = [true, undefined];
	};
	const walk = (node: ElementContent): void => {
		if (node.type === 'text') {
			const words = node.value.replace(/[\t\n\f\r ]+/g, ' ');
			node.value = isStart && words.startsWith(' ') ? words.slice(1) : words;
			if (node.value === '') return;
			[isStart, last] = [node.value.endsWith(' '), node];
		}
		if (node.type !== 'element') return;
		if (node.tagName === 'img') [isStart, last] = [false, undefined];
		else if (INLINE.has(node.tagName) || RUBY.test(node.tagName)) node.children.forEach(walk);
		else {
			startLine();
			if (node.tagName !== 'pre') node.children.forEach(walk);
			startLine();
		}
	};
	nodes.forEach(walk);
	startLine();
}

/** Keeps only elements that exist in Markdown and that readers need. Removes white space that browsers do not show. */
export function readableElements(nodes: readonly ElementContent[]): ElementContent[] {
	const kept = read(nodes);
	collapse(kept);
	return kept;
}
