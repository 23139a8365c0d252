import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { plainText } from '../../lib/blog/plain-text.ts';
import { attribute, find, textOf } from './hast.ts';
import { readerTree } from './reader-tree.ts';

const parser = unified().use(rehypeParse).freeze();
const writer = unified()
	.use(rehypeRemark)
	.use(remarkGfm)
	.use(remarkStringify, { bullet: '-', emphasis: '_', resourceLink: true, rule: '-' })
	.freeze();

/** Most of a page's bytes, and nothing of its text. */
const UNREAD = /<(script|style)\b[^]*?<\/\1>/g;
/** The head and the main part; a parser's time goes by what it is given. */
const READ = /^([^]*?)<body\b[^]*?(<main\b[^]*<\/main>)/;

const named = (tagName: string, name?: string, value?: string) => (element: Element) =>
	element.tagName === tagName && (name === undefined || attribute(element, name) === value);

/** What the head says; undefined where it announces no Markdown. */
function factsOf(head: Root): { title: string; description: string; url: string } | undefined {
	const value = (element: Element | undefined, name: string) => (element && attribute(element, name)) ?? '';
	if (find(head, named('link', 'type', 'text/markdown')) === undefined) return undefined;
	const title = find(head, named('title'));
	return {
		title: title ? textOf(title) : '',
		description: value(find(head, named('meta', 'name', 'description')), 'content'),
		url: value(find(head, named('link', 'rel', 'canonical')), 'href'),
	};
}

function textOfMain(html: string, url: string): { date?: string | undefined; text: string } {
	try {
		const main = find(parser.parse(html), named('main'));
		if (main === undefined) return { text: '' };
		const article = find(main, named('article'));
		const time = article && find(article, named('time'));
		const date = time && attribute(time, 'dateTime');
		return { date, text: writer.stringify(writer.runSync(readerTree(main, url))) };
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		// Nested too deep for any parser, as only a post from outside can be: the words in one paragraph.
		const words = { type: 'text' as const, value: plainText(html) };
		return { text: writer.stringify({ type: 'root', children: [{ type: 'paragraph', children: [words] }] }) };
	}
}

/**
 * A built page as Markdown: title, description, address and, for a post, its date, then the text of its main part.
 * @param html the page as it is served.
 * @returns undefined for a page whose head announces no Markdown, such as the fallback screen.
 */
export function markdownOf(html: string): string | undefined {
	const [, head, main] = READ.exec(html.replace(UNREAD, '')) ?? [];
	if (head === undefined || main === undefined) return undefined;
	const facts = factsOf(parser.parse(head));
	if (facts === undefined) return undefined;
	const { date, text } = textOfMain(main, facts.url);
	return `---\n${stringify({ ...facts, date }, { lineWidth: 0 })}---\n\n${text}`;
}
