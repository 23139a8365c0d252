import { extname } from 'node:path';
import { selectAll } from 'hast-util-select';
import type { Nodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { frontMatter } from '../../lib/content/front-matter.ts';

/** A link or picture as a file of `content/` has it. */
export interface ContentLink {
	/** The file with the line. */
	file: string;
	/** The field; empty in running text. */
	field: string;
	target: string;
	isPicture: boolean;
}
/** One in running text; its line is counted from the first of the text. */
interface TextLink {
	line: number;
	target: string;
	isPicture: boolean;
}

/** The fields that hold where something leads. */
const LINKS = new Set(['href', 'path', 'link', 'from', 'to']);

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

function yamlLinks(file: string, yaml: string, linesBefore: number): ContentLink[] {
	const lines = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: lines });
	const links: ContentLink[] = [];
	// What the parser makes of wrong YAML is not what was meant.
	if (document.errors.length > 0) return [];
	visit(document, {
		Pair: (_key, { key, value }, above) => {
			if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
			const line = linesBefore + lines.linePos(value.range?.[0] ?? 0).line;
			const field = String(key.value);
			const record = above.at(-1);
			const add = (target: string, isPicture: boolean) =>
				links.push({ file: `${file}:${line}`, field, target, isPicture });
			// Other records call other things so, such as the words of a link.
			if (LINKS.has(field) && /^[/#]/.test(value.value)) add(value.value, false);
			else if (field === 'text' && isMap(record) && record.get('kind') === 'text')
				for (const { target, isPicture } of markdownLinks(value.value)) add(target, isPicture);
		},
	});
	return links;
}

/**
 * Every link of a file, and every picture in its running text.
 * @param file how a report calls it. @param source what it holds: YAML, or fields above Markdown or HTML.
 */
export function linksOf(file: string, source: string): ContentLink[] {
	if (extname(file) === '.yaml') return yamlLinks(file, source, 0);
	const parts = frontMatter(source);
	if (parts === undefined) return [];
	const { head, body, bodyLine } = parts;
	const links = extname(file) === '.md' ? markdownLinks(body) : htmlLinks(body);
	return [
		...yamlLinks(file, head, 1),
		...links.map(({ line, ...link }) => ({ ...link, file: `${file}:${bodyLine + line - 1}`, field: '' })),
	];
}
