import { extname } from 'node:path';
import { selectAll } from 'hast-util-select';
import type { Nodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { fieldsOf, type ContentFile } from './content-files.ts';

/** A link or picture as a file of `content/` has it. */
export interface ContentLink {
	/** Counted from 1. */
	line: number;
	/** The field; empty in running text. */
	field: string;
	target: string;
	isPicture: boolean;
}

/** The fields that hold where something leads. */
const LINKS = new Set(['href', 'path', 'link', 'from', 'to']);

type TextLink = Omit<ContentLink, 'field'>;

/** The links and pictures of running text; their lines are counted from the first of the text. */
function htmlLinks(html: string): TextLink[] {
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

function markdownLinks(markdown: string): TextLink[] {
	const walk = (node: Nodes): TextLink[] => [
		...linksOfNode(node),
		...('children' in node ? node.children.flatMap(walk) : []),
	];
	return walk(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}

/** Every link of a file, and every picture in its running text. */
export function linksOf(file: ContentFile): ContentLink[] {
	const ofFields = fieldsOf(file).flatMap(({ name: field, value, line, record }): ContentLink[] => {
		if (typeof value !== 'string') return [];
		// Other records call other things so, such as the words of a link.
		if (LINKS.has(field) && /^[/#]/.test(value)) return [{ line, field, target: value, isPicture: false }];
		if (field !== 'text' || record.get('kind') !== 'text') return [];
		return markdownLinks(value).map((link) => ({ ...link, line, field }));
	});
	const ofText = extname(file.file) === '.md' ? markdownLinks(file.body) : htmlLinks(file.body);
	return [...ofFields, ...ofText.map((link) => ({ ...link, line: file.bodyLine + link.line - 1, field: '' }))];
}
