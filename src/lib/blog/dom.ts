import { oneSpace } from '#lib/text.ts';

/** Where a description comes from and where it is shown. */
export interface CleanContext {
	/** The address of the list that holds the post, to which its addresses are relative. */
	listUrl: string;
	/** The level of the highest heading (default: 2). */
	top?: number;
	/** Whether links may lead to other parts of the page. */
	isPart?: boolean;
}

/** A rule changes the parsed description, whose DOM nobody sees yet. DOMPurify judges the result. */
export type Rule = (body: HTMLElement, context: CleanContext, warn: (lost: string) => void) => void;

function* nodesIn(root: Node, kind: 1 | 4 | 128) {
	const walker = (root.ownerDocument as Document).createTreeWalker(root, kind);
	while (walker.nextNode()) yield walker.currentNode;
}

export const elementsIn = (root: Node) => [...nodesIn(root, 1)] as HTMLElement[];
export const textsIn = (root: Node) => [...nodesIn(root, 4)] as Text[];
export const commentsIn = (root: Node) => [...nodesIn(root, 128)] as Comment[];

/** Finds elements. Names of tags are compared here, because jsdom's selectors take five times as long. */
export function all(root: Element | DocumentFragment, selector: string): HTMLElement[] {
	if (/[^a-z\d, -]/.test(selector)) return Array.from(root.querySelectorAll<HTMLElement>(selector));
	const names = selector.split(', ');
	return elementsIn(root).filter(({ localName }) => names.includes(localName));
}

/** Returns the nodes in a node. jsdom's own lists, once read, would make each further change take long. */
export function nodesOf(parent: Node): ChildNode[] {
	const nodes: ChildNode[] = [];
	for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
	return nodes;
}

export const childrenOf = (parent: Node) =>
	nodesOf(parent).filter((node) => node.nodeType === 1) as unknown[] as HTMLElement[];

/** Makes an element in the parser's own document, which loads nothing. */
export function make(like: Node, tag: string, ...children: (Node | string)[]): HTMLElement {
	const element = (like.ownerDocument as Document).createElement(tag);
	element.append(...children);
	return element;
}

export const unwrap = (element: Element): void => element.replaceWith(...nodesOf(element));

export const wrapInside = (element: Element, tag: string): void =>
	element.append(make(element, tag, ...nodesOf(element)));

export function rename(element: Element, tag: string): void {
	const renamed = make(element, tag, ...nodesOf(element));
	// The parser allows names that `setAttribute` refuses.
	for (const attribute of element.attributes) renamed.setAttributeNode(attribute.cloneNode() as Attr);
	element.replaceWith(renamed);
}

/** Returns a property of an element's style, in lowercase. `cleanDescription` has renamed the attribute. */
export function styleOf(element: Element, property: string): string {
	const style = element.getAttribute('x-style') ?? '';
	return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? '';
}

export const wordsIn = ({ textContent }: Node): string => oneSpace(textContent ?? '');
