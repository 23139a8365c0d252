import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** A page that a list names. */
export interface LlmsEntry {
	title: string;
	/** The full address of its Markdown. */
	url: string;
	description: string;
}

export interface LlmsText {
	name: string;
	summary: string;
	text: string;
	lists: readonly { title: string; entries: readonly LlmsEntry[] }[];
}

const writer = unified().use(remarkStringify, { bullet: '-', resourceLink: true }).freeze();

const words = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string) => ({ type: 'paragraph' as const, children: [words(value)] });
const heading = (depth: 1 | 2, value: string) => ({ type: 'heading' as const, depth, children: [words(value)] });

const item = ({ title, url, description }: LlmsEntry) => ({
	type: 'listItem' as const,
	children: [
		{
			type: 'paragraph' as const,
			children: [{ type: 'link' as const, url, children: [words(title)] }, words(`: ${description}`)],
		},
	],
});

/** The text of `/llms.txt` as https://llmstxt.org has it; a list without entries is left out. */
export function llmsText({ name, summary, text, lists }: LlmsText): string {
	const filled = lists.filter(({ entries }) => entries.length > 0);
	return writer.stringify({
		type: 'root',
		children: [
			heading(1, name),
			{ type: 'blockquote', children: [paragraph(summary)] },
			paragraph(text),
			...filled.flatMap(({ title, entries }) => [
				heading(2, title),
				{ type: 'list' as const, spread: false, children: entries.map(item) },
			]),
		],
	});
}
