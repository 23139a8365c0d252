import type { Element, ElementContent, Nodes, Text } from 'hast';

/** An element with these children and no attributes. */
export const make = (tagName: string, ...children: ElementContent[]): Element => ({
	type: 'element',
	tagName,
	properties: {},
	children,
});

export const words = (value: string): Text => ({ type: 'text', value });

/** Nodes without white space around them. */
export function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
	const isBlank = (node: ElementContent | undefined) => node?.type === 'text' && node.value.trim() === '';
	const [...kept] = nodes;
	while (isBlank(kept[0])) kept.shift();
	while (isBlank(kept.at(-1))) kept.pop();
	const [first, last] = [kept[0], kept.at(-1)];
	if (first?.type === 'text') first.value = first.value.trimStart();
	if (last?.type === 'text') last.value = last.value.trimEnd();
	return kept;
}

/** The value of an attribute, by its name in hast (`ariaLabel`); undefined where it is missing. */
export function attribute({ properties }: Element, name: string): string | undefined {
	const value = properties[name];
	if (value === undefined || value === null || value === false) return undefined;
	return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

/** The text inside, as it stands. */
export function textOf(node: Nodes): string {
	if (node.type === 'text') return node.value;
	return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element inside that fits, in the order of the document. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
	if (!('children' in node)) return undefined;
	for (const child of node.children) {
		if (child.type !== 'element') continue;
		const found = fits(child) ? child : find(child, fits);
		if (found !== undefined) return found;
	}
	return undefined;
}

export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** Whether there is anything to read in these: words or a picture. */
export const hasContent = (nodes: readonly ElementContent[]): boolean =>
	nodes.some(
		(node) =>
			(node.type === 'text' && node.value.trim() !== '') ||
			(node.type === 'element' && (node.tagName === 'img' || hasContent(node.children))),
	);

/** The elements among these that hold anything to read. */
export const filled = (nodes: readonly ElementContent[]): Element[] =>
	nodes.filter((node) => node.type === 'element').filter((element) => hasContent([element]));
