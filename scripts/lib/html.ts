import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

export { toString as textOf } from 'hast-util-to-string';

const parser = unified().use(rehypeParse);

/** Reads a page (or XML, which comes as elements of the body) as a browser does. */
export const parseHtml = (text: string): Root => parser.parse(text);

/** The value of an attribute, by its name in hast (`ariaLabel`); undefined where it is missing. */
export function attribute({ properties }: Element, name: string): string | undefined {
	const value = properties[name];
	if (value === undefined || value === null || value === false) return undefined;
	return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

/** Every element, in the order of the document; with a name, only those. */
export function elementsOf(node: Nodes, name?: string): Element[] {
	const own = node.type === 'element' && (name === undefined || node.tagName === name) ? [node] : [];
	const inside = 'children' in node ? node.children.flatMap((child) => elementsOf(child, name)) : [];
	const inTemplate = node.type === 'element' && node.content ? elementsOf(node.content, name) : [];
	return [...own, ...inside, ...inTemplate];
}
