import type { Element, ElementContent, Parents } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/** A picture no higher is a logo or an icon: its name says all. */
const LOGO_HEIGHT = 64;
/** What does something on the page and says nothing away from it, by its element or by its role. */
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
	// A stroke between two words parts them.
	return property(element, 'ariaHidden') === 'true' && toString(element).trim().length !== 1;
}

/** A link that opens a new tab says so in words that are not seen, or in brackets behind a name that is not. */
function withoutWarning(link: Element): ElementContent[] {
	if (link.tagName !== 'a' || property(link, 'target') !== '_blank') return link.children;
	const unseen = new Set<ElementContent>(selectAll(':scope > .visually-hidden', link));
	const seen = link.children.filter((child) => !unseen.has(child));
	if (seen.some((child) => toString(child).trim() !== '')) return seen;
	return [text(toString(link).replace(/\([^()]*\)\s*$/, ''))];
}

/** A list without its empty items; one of cards, which have headings, as sections, numbered where their order matters. */
function list(element: Element): ElementContent[] {
	const items = element.children.filter(isFilled);
	const isOfCards = select('h2, h3, h4', element) !== undefined;
	if (!isOfCards) return items.length > 0 ? [{ ...element, children: items }] : [];
	const cards = items.filter((item) => item.type === 'element');
	return cards.flatMap((card, index) => {
		const heading = select('h2, h3, h4', card);
		if (heading === undefined) return [card];
		const first = h(heading.tagName, element.tagName === 'ol' ? `${index + 1}. ` : '', heading.children);
		// A template is written as nothing.
		heading.tagName = 'template';
		return [first, ...card.children];
	});
}

/** Terms and what is said of them, a line each; groups may stand in a `div`. */
function definitions({ children }: Element): ElementContent[] {
	const items: Element[] = [];
	for (const part of children.flatMap((child) => (isNamed(child, 'div') ? child.children : [child]))) {
		if (part.type !== 'element') continue;
		if (part.tagName === 'dt') items.push(h('li', h('strong', toString(part).trim()), ': '));
		// Not the element itself: words in it stand behind the term and not below it.
		else items.at(-1)?.children.push(...part.children);
	}
	return [h('ul', items)];
}

/** A quotation with who said it inside it; a picture with its caption below it. */
function figure({ children }: Element): ElementContent[] {
	const quote = children.find((child) => isNamed(child, 'blockquote'));
	const around = children.filter((child) => child !== quote);
	return quote ? [h('blockquote', quote.children, around)] : around;
}

function table(element: Element): ElementContent[] {
	const caption = element.children.find((child) => isNamed(child, 'caption'));
	return caption ? [h('p', h('em', caption.children)), element] : [element];
}

/** Elements that Markdown has no place for, in a shape that it has; what is inside has its shape already. */
const shapes: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
	a: (link) => (isFilled(link) ? [link] : []),
	dl: definitions,
	figcaption: ({ children }) => [h('p', h('em', children))],
	figure,
	img: (image) => (Number(image.properties['height']) <= LOGO_HEIGHT ? [text(property(image, 'alt'))] : [image]),
	ol: list,
	summary: ({ children }) => [h('h3', children)],
	// Without its mark a power is another number.
	sup: (power) => (/^\s*\d/.test(toString(power)) ? [text('^'), power] : [power]),
	svg: (picture) => [h('p', property(picture, 'ariaLabel'))],
	table,
	ul: list,
};

const read = (nodes: readonly ElementContent[]): ElementContent[] =>
	nodes.flatMap((node) => {
		if (node.type === 'text') return [node];
		if (node.type !== 'element' || isUnread(node)) return [];
		const element: Element = { ...node, children: read(withoutWarning(node)) };
		return shapes[node.tagName]?.(element) ?? [element];
	});

/** Takes out what stands before the main heading: the way there, such as a breadcrumb. */
function beginAt(heading: Element, { children }: Parents): boolean {
	const at = children.findIndex((child) => child === heading || (child.type === 'element' && beginAt(heading, child)));
	if (at > 0) children.splice(0, at);
	return at >= 0;
}

/** What a reader wants of a page's main part, in elements that Markdown knows. Takes the main part apart. */
export function readerText(main: Element): ElementContent[] {
	const heading = select('h1', main);
	if (heading) beginAt(heading, main);
	for (const panel of selectAll('[role=tabpanel]', main)) {
		const tab = select(`[id="${property(panel, 'ariaLabelledBy')}"]`, main);
		if (tab) panel.children.unshift(h('h3', toString(tab)));
	}
	// Choices that stay pressed are words of the page, too.
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
