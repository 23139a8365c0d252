import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

export { attribute, textOf } from '../../src/integrations/markdown/hast.ts';

const parser = unified().use(rehypeParse);

/** Reads a page (or XML, which comes as elements of the body) as a browser does. */
export const parseHtml = (text: string): Root => parser.parse(text);

/** Every element, in the order of the document; with a name, only those. */
export function elementsOf(node: Nodes, name?: string): Element[] {
	const own = node.type === 'element' && (name === undefined || node.tagName === name) ? [node] : [];
	const inside = 'children' in node ? node.children.flatMap((child) => elementsOf(child, name)) : [];
	const inTemplate = node.type === 'element' && node.content ? elementsOf(node.content, name) : [];
	return [...own, ...inside, ...inTemplate];
}
