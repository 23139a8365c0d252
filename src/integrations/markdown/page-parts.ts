import type { Element, ElementContent } from 'hast';
import { attribute, filled, find, hasContent, isHeading, make, textOf, trimmed, words } from './hast.ts';

/** Content that Markdown has no place for, in a shape that it has. All of it is read already. */

const FLOW = new Set('address blockquote div dl figure h1 h2 h3 h4 h5 h6 ol p pre section table ul'.split(' '));
const isFlow = (node: ElementContent): boolean => node.type === 'element' && FLOW.has(node.tagName);

/** The terms of a list and what is said of each, a bullet a term; groups may stand in a `div` each. */
export function definitions(list: Element): ElementContent[] {
	const items: Element[] = [];
	const entries = filled(list.children).flatMap((child) =>
		child.tagName === 'div' ? filled(child.children) : [child],
	);
	for (const { tagName, children } of entries) {
		const last = items.at(-1);
		if (tagName === 'dt' || last === undefined) items.push(make('li', make('strong', ...trimmed(children))));
		else if (children.some(isFlow)) last.children.push(...children);
		else if (last.children.length > 1) last.children.push(make('p', ...children));
		else last.children.push(words(': '), ...children);
	}
	return items.length === 0 ? [] : [make('ul', ...items)];
}

/** Takes the first heading out of an element, wherever in it that stands. */
function takeHeading(element: Element): Element | undefined {
	const at = element.children.findIndex((child) => child.type === 'element' && isHeading(child));
	const [own] = at === -1 ? [] : element.children.splice(at, 1);
	if (own?.type === 'element') return own;
	for (const child of element.children) {
		const found = child.type === 'element' ? takeHeading(child) : undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}

/** Cards become sections: the heading first, numbered where the order matters, then what stands around it. */
function card(item: Element, place: number | undefined): ElementContent[] {
	const heading = takeHeading(item);
	if (heading === undefined) return item.children;
	if (place !== undefined) heading.children.unshift(words(`${place}. `));
	return [heading, ...item.children];
}

/** A list without its empty items; one of cards, which have headings, as the sections that they are. */
export function list(element: Element): ElementContent[] {
	const items = filled(element.children);
	const isOfCards = items.some((item) => find(item, isHeading) !== undefined);
	if (isOfCards) return items.flatMap((item, at) => card(item, element.tagName === 'ol' ? at + 1 : undefined));
	return items.length === 0 ? [] : [{ ...element, children: items }];
}

/** A section without a heading of its own, set off from the one before it. */
export function section(element: Element): ElementContent[] {
	const isOpen = find(element, isHeading) === undefined && hasContent(element.children);
	return isOpen ? [make('hr'), element] : [element];
}

/** Links that stand beside each other, a line each. */
export function block(element: Element): ElementContent[] {
	const parts = element.children.filter((child) => hasContent([child]));
	const isOfLinks = parts.length > 1 && parts.every((part) => part.type === 'element' && part.tagName === 'a');
	return isOfLinks ? parts.map((part) => make('p', part)) : [element];
}

/** Ways on, a line each. */
export function navigation(element: Element): ElementContent[] {
	return list(make('ul', ...filled(element.children).map((child) => make('li', child))));
}

const caption = (children: ElementContent[]): Element => make('p', make('em', ...trimmed(children)));

/** A quotation with who said it below it, inside it; a picture with its caption. */
export function figure(element: Element): ElementContent[] {
	const [about] = filled(
		element.children.filter((child) => child.type === 'element' && child.tagName === 'figcaption'),
	);
	const quote = find(element, ({ tagName }) => tagName === 'blockquote');
	const named = about === undefined ? [] : [caption(about.children)];
	const rest = element.children.filter((child) => child !== quote && child !== about);
	if (quote === undefined) return [...rest, ...named];
	if (hasContent(rest)) named[0]?.children.push(words(', '), ...rest);
	const said = quote.children.some(isFlow) ? quote.children : [make('p', ...quote.children)];
	return [{ ...quote, children: [...said, ...named] }];
}

/** A table with its caption above it. */
export function table(element: Element): ElementContent[] {
	const title = find(element, ({ tagName }) => tagName === 'caption');
	return title === undefined ? [element] : [caption(title.children), element];
}

/** Choices that stay pressed are words of the page too; as a list. */
export function choices(group: Element): ElementContent[] | undefined {
	const buttons = group.children.filter(
		(child) => child.type === 'element' && attribute(child, 'ariaPressed') !== undefined && !child.properties['hidden'],
	);
	return buttons.length === 0 ? undefined : [make('ul', ...buttons.map((button) => make('li', words(textOf(button)))))];
}
