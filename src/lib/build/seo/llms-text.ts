import { h } from 'hastscript';
import { toMarkdown } from './markdown-copy.ts';

export interface LlmsEntry {
	title: string;
	/** The absolute address of the page's Markdown copy. */
	url: string;
	description: string;
}

export interface LlmsText {
	name: string;
	summary: string;
	text: string;
	lists: readonly { title: string; entries: readonly LlmsEntry[] }[];
}

const item = ({ title, url, description }: LlmsEntry) => h('li', h('a', { href: url }, title), `: ${description}`);

/** Returns the text of `/llms.txt` (https://llmstxt.org). Leaves out empty lists. */
export function llmsText({ name, summary, text, lists }: LlmsText): string {
	const filled = lists.filter(({ entries }) => entries.length > 0);
	const page = [
		h('h1', name),
		h('blockquote', h('p', summary)),
		h('p', text),
		...filled.flatMap(({ title, entries }) => [h('h2', title), h('ul', entries.map(item))]),
	];
	return toMarkdown(page, '');
}
