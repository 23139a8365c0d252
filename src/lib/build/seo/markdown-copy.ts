import type { ElementContent, Nodes } from 'hast';
import type { Text } from 'mdast';
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
/** Text without any character that Markdown could read as markup. */
const ORDINARY_TEXT = /^[\p{L} ,](?:[\p{L}\p{M}\p{N} ,%()“”’–₹"']|(?<=\p{L})-(?=\p{L})|[.;?](?= |$)|[:!](?= ))*$/u;
const writer = unified()
	.use(remarkGfm)
	.use(remarkStringify, {
		bullet: '-',
		emphasis: '_',
		resourceLink: true,
		rule: '-',
		// Escaping tests each text against about forty patterns. Skipping ordinary text halves the time for a post.
		handlers: {
			text: ({ value }: Text, _parent, state, info) => (ORDINARY_TEXT.test(value) ? value : state.safe(value, info)),
		},
	})
	.freeze();

/**
 * Converts elements to Markdown. Leaves out controls and decoration.
 * @param url the base for relative addresses.
 */
export function toMarkdown(nodes: readonly ElementContent[], url: string): string {
	const children = readableElements(nodes);
	// This wrapper element keeps the library from copying the tree and collapsing white space a second time. Copying and
	// collapsing would take most of the time.
	const page = h(null, h('base', { href: url }), h('whole-page'));
	const tree = toMdast(page, {
		document: true,
		handlers: { 'whole-page': (state) => state.all({ type: 'root', children }) },
	});
	if (tree.type !== 'root') throw new Error('The parsed page has no root.');
	return writer.stringify(tree);
}

/** The facts at the top of a Markdown copy. Only posts have a date. */
export type CopyFacts = Record<'title' | 'description' | 'url', string> & { date?: string };

/** Returns the Markdown copy of a page: first its facts, and then its text. */
export const copyOf = (facts: CopyFacts, markdown: string): string =>
	`---\n${stringify(facts, { lineWidth: 0 })}---\n\n${markdown}`;

/** Removes everything before the main heading, such as a breadcrumb. Returns whether there is a main heading. */
function beginAtHeading(node: Nodes): boolean {
	if (!('children' in node)) return false;
	const at = node.children.findIndex(
		(child) => (child.type === 'element' && child.tagName === 'h1') || beginAtHeading(child),
	);
	if (at > 0) node.children.splice(0, at);
	return at >= 0;
}

/**
 * Converts a built page to Markdown: its title, description and address, and then the text of its main part.
 * @param html the page as hosts serve it.
 * @returns the Markdown, or `undefined` if the page has no link to a Markdown copy (for example, the fallback page).
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
