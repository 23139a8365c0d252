import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { plainText } from '../../lib/blog/plain-text.ts';
import { property, readerText } from './reader-text.ts';

const parser = unified().use(rehypeParse).freeze();
const writer = unified()
	.use(rehypeRemark)
	.use(remarkGfm)
	.use(remarkStringify, { bullet: '-', emphasis: '_', resourceLink: true, rule: '-' })
	.freeze();

/** The text of a page's main part, and the date of a post. */
function contentOf(main: string, url: string): { date?: string; text: string } {
	try {
		const body = parser.parse(main);
		const article = select('article', body);
		// An article with the main heading is the whole page; other articles are parts of one.
		const isPost = article !== undefined && select('h1', article) !== undefined;
		const page = isPost ? article : select('main', body);
		const date = isPost && { date: property(select('time', article), 'dateTime') };
		// Relative addresses start from the page's own.
		const root: Root = { type: 'root', children: [h('base', { href: url }), ...readerText(page ?? h('main'))] };
		return { ...date, text: writer.stringify(writer.runSync(root)) };
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		// A post from outside may be nested too deeply for any parser; its words become one paragraph.
		return { text: `${plainText(main)}\n` };
	}
}

/**
 * A built page as Markdown: title, description, address and, for a post, its date, then the text of its main part.
 * @param html the page as it is served.
 * @returns undefined for a page whose head announces no Markdown, such as the fallback screen.
 */
export function markdownOf(html: string): string | undefined {
	// To save time, only the head and the main part are parsed.
	const head = parser.parse(html.slice(0, html.indexOf('</head>')));
	if (select('link[type="text/markdown"]', head) === undefined) return undefined;
	const title = toString(select('title', head) ?? h('title'));
	const description = property(select('meta[name=description]', head), 'content');
	const url = property(select('link[rel=canonical]', head), 'href');
	const { date, text } = contentOf(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')), url);
	return `---\n${stringify({ title, description, url, date }, { lineWidth: 0 })}---\n\n${text}`;
}
