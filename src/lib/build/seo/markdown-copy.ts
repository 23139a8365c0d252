import type { ElementContent, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { property, readableElements } from './readable-elements.ts';

const parser = unified().use(rehypeParse).freeze();
const writer = unified()
	.use(remarkGfm)
	.use(remarkStringify, { bullet: '-', emphasis: '_', resourceLink: true, rule: '-' })
	.freeze();

/**
 * Converts elements to Markdown, without controls and decoration.
 * @param url the base of relative addresses.
 */
export function toMarkdown(nodes: readonly ElementContent[], url: string): string {
	const children = readableElements(nodes);
	// Wrapped in an element, the tree is not copied and its white space is not collapsed again, which
	// would take most of the time.
	const page = h(null, h('base', { href: url }), h('whole-page'));
	const tree = toMdast(page, {
		document: true,
		handlers: { 'whole-page': (state) => state.all({ type: 'root', children }) },
	});
	if (tree.type !== 'root') throw new Error('The parsed page has no root.');
	return writer.stringify(tree);
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
