import type { Element, ElementContent, Parents } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/** A picture that is no higher is a logo or an icon, for which its name is enough. */
const LOGO_HEIGHT = 64;
/** Elements and roles that are only useful on the page itself. */
const CONTROL = /^(button|dialog|form|iframe|noscript|object|script|style|template|alert|status|tablist|tooltip)$/;

/** The value of an attribute by its name in hast, such as `ariaLabel`; empty where it is missing. */
export const property = (element: Element | undefined, name: string): string => String(element?.properties[name] ?? '');

const text = (value: string): ElementContent => ({ type: 'text', value });
const isNamed = (node: ElementContent, name: string): node is Element =>
	node.type === 'element' && node.tagName === name;
/** Whether there is anything to read: words or a picture. */
const isFilled = (node: ElementContent): boolean =>
	node.type === 'element' ? node.tagName === 'img' || node.children.some(isFilled) : toString(node).trim() !== '';

/** Whether an element is no text of the page: a control, hidden, or decoration. */
function isUnread(element: Element): boolean {
	const { tagName, properties } = element;
	if (CONTROL.test(tagName) || CONTROL.test(property(element, 'role')) || properties['hidden']) return true;
	if (tagName === 'svg') return property(element, 'role') !== 'img';
	if (tagName === 'img') return property(element, 'alt') === '';
	// A single character, such as a stroke, separates words.
	return property(element, 'ariaHidden') === 'true' && toString(element).trim().length !== 1;
}

/** Removes the warning of a new tab from a link: words that are not seen, or brackets after a name that is not seen. */
function withoutWarning(link: Element): ElementContent[] {
	if (link.tagName !== 'a' || property(link, 'target') !== '_blank') return link.children;
	const unseen = new Set<ElementContent>(selectAll(':scope > .visually-hidden', link));
	const seen = link.children.filter((child) => !unseen.has(child));
	if (seen.some((child) => toString(child).trim() !== '')) return seen;
	return [text(toString(link).replace(/\([^()]*\)\s*$/, ''))];
}

/** A list without empty items. A list of cards, which have headings, becomes sections, with numbers if it is ordered. */
function list(element: Element): ElementContent[] {
	const items = element.children.filter(isFilled);
	const isOfCards = select('h2, h3, h4', element) !== undefined;
	if (!isOfCards) return items.length > 0 ? [{ ...element, children: items }] : [];
	const cards = items.filter((item) => item.type === 'element');
	return cards.flatMap((card, index) => {
		const heading = select('h2, h3, h4', card);
		if (heading === undefined) return [card];
		const first = h(heading.tagName, element.tagName === 'ol' ? `${index + 1}. ` : '', heading.children);
		// Templates are not written.
		heading.tagName = 'template';
		return [first, ...card.children];
	});
}

/** Terms with their descriptions, one a line; a group may be in a `div`. */
function definitions({ children }: Element): ElementContent[] {
	const items: Element[] = [];
	for (const part of children.flatMap((child) => (isNamed(child, 'div') ? child.children : [child]))) {
		if (part.type !== 'element') continue;
		const item = items.at(-1);
		if (part.tagName === 'dt') items.push(h('li', h('strong', toString(part).trim())));
		// Only the content of the description, so that it follows the term, or the one before, on the same line.
		else item?.children.push({ type: 'text', value: item.children.length > 1 ? '; ' : ': ' }, ...part.children);
	}
	return [h('ul', items)];
}

/** A quotation that includes its author; a picture with its caption below it. */
function figure({ children }: Element): ElementContent[] {
	const quote = children.find((child) => isNamed(child, 'blockquote'));
	const around = children.filter((child) => child !== quote);
	return quote ? [h('blockquote', quote.children, around)] : around;
}

function table(element: Element): ElementContent[] {
	const caption = element.children.find((child) => isNamed(child, 'caption'));
	return caption ? [h('p', h('em', caption.children)), element] : [element];
}

/** A cell is one line: paragraphs in it are parted by a space. */
const cell = (element: Element): ElementContent[] => [
	{
		...element,
		children: element.children.flatMap((child) => (isNamed(child, 'p') ? [...child.children, text(' ')] : [child])),
	},
];

/** Turns elements that Markdown does not have into ones that it has; their content has been turned already. */
const shapes: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
	a: (link) => (isFilled(link) ? [link] : []),
	dl: definitions,
	figcaption: ({ children }) => [h('p', h('em', children))],
	figure,
	img: (image) => (Number(image.properties['height']) <= LOGO_HEIGHT ? [text(property(image, 'alt'))] : [image]),
	ol: list,
	summary: ({ children }) => [h('h3', children)],
	// Without the sign, 10 to the power of 5 would read as 105.
	sup: (power) => (/^\s*\d/.test(toString(power)) ? [text('^'), power] : [power]),
	svg: (picture) => [h('p', property(picture, 'ariaLabel'))],
	table,
	td: cell,
	th: cell,
	ul: list,
};

const read = (nodes: readonly ElementContent[]): ElementContent[] =>
	nodes.flatMap((node) => {
		if (node.type === 'text') return [node];
		if (node.type !== 'element' || isUnread(node)) return [];
		const element: Element = { ...node, children: read(withoutWarning(node)) };
		return shapes[node.tagName]?.(element) ?? [element];
	});

/** Removes what stands before the main heading, such as a breadcrumb. */
function beginAt(heading: Element, { children }: Parents): boolean {
	const at = children.findIndex((child) => child === heading || (child.type === 'element' && beginAt(heading, child)));
	if (at > 0) children.splice(0, at);
	return at >= 0;
}

/** What a reader wants of a page's main part, in elements that Markdown has. Changes the tree that it is given. */
export function readerText(main: Element): ElementContent[] {
	const heading = select('h1', main);
	if (heading) beginAt(heading, main);
	for (const panel of selectAll('[role=tabpanel]', main)) {
		const tab = select(`[id="${property(panel, 'ariaLabelledBy')}"]`, main);
		if (tab) panel.children.unshift(h('h3', toString(tab)));
	}
	// Buttons that stay pressed are kept as a list of the choices.
	for (const group of selectAll('[role=group]', main)) {
		const choices = selectAll('[aria-pressed]:not([hidden])', group);
		if (choices.length > 0)
			group.children = [
				h(
					'ul',
					choices.map((choice) => h('li', toString(choice))),
				),
			];
	}
	return read(main.children);
}
