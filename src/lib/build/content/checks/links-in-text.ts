import { selectAll } from 'hast-util-select';
import type { Nodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A link or picture in text. */
export interface TextLink {
	/** The number of the line in the text, starting with 1. */
	line: number;
	target: string;
	isPicture: boolean;
}

/** Returns the links and pictures in HTML. */
export function htmlLinks(html: string): TextLink[] {
	const tree = unified().use(rehypeParse, { fragment: true }).parse(html);
	return selectAll('a[href], img[src]', tree).map(({ tagName, properties: { href, src }, position }) => ({
		line: position?.start.line ?? 1,
		target: String(tagName === 'img' ? src : href),
		isPicture: tagName === 'img',
	}));
}

function linksOfNode(node: Nodes): TextLink[] {
	const line = node.position?.start.line ?? 1;
	switch (node.type) {
		case 'html':
			return htmlLinks(node.value).map((link) => ({ ...link, line: line + link.line - 1 }));
		case 'image':
			return [{ line, target: node.url, isPicture: true }];
		case 'link':
		case 'definition':
			return [{ line, target: node.url, isPicture: false }];
		default:
			return [];
	}
}

/** Returns the links and pictures in Markdown. */
export function markdownLinks(markdown: string): TextLink[] {
	const walk = (node: Nodes): TextLink[] => [
		...linksOfNode(node),
		...('children' in node ? node.children.flatMap(walk) : []),
	];
	return walk(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}
