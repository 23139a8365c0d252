import { defineMdastPlugin, markdownToHtml } from 'satteri';

/** Keeps single tildes as they are, as in 'Rs 50,000~80,000'. Two on each side strike a text through. */
export const keepTildes = defineMdastPlugin({
	name: 'keep-tildes',
	options: { position: true },
	delete(node, context) {
		const start = node.position?.start.offset ?? 0;
		if (context.source.startsWith('~~', start)) return;
		const tilde = { type: 'text', value: '~' } as const;
		context.replaceNode(node, [tilde, ...node.children, tilde]);
	},
});

/** A link, picture or tag that Markdown leaves as text, with tags where it has made a link of a part. */
const UNREAD =
	/!?\[[^\]\n]*\]\([^)\n]*\)?|(?<=<p>|\n)\[[^\]^\n]+\]: [^\n<]*|\([^()\n]+\)\[(?:<a |https?:|www\.|\/)[^\]\n]*\]|&lt;(?:a|audio|iframe|img|video)\s[^\n<]*?=(?!"|&quot;)[^\n<]*/i;

/** Says which link, picture or tag in the HTML of a Markdown text is shown as it is written, if there is one. */
export function findUnreadLink(html: string): string | undefined {
	const found = UNREAD.exec(html.replace(/<(code|pre)\b[^]*?<\/\1>/g, ''))?.[0].replace(/<[^>]*>/g, '');
	const shown = found?.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
	const advice = 'Write [words](address) with %20 for spaces, and straight quotes in tags.';
	return shown && `${shown} is shown like this. ${advice}`;
}

/** How posts are read. */
export const postMarkdown = { mdastPlugins: [keepTildes], features: { smartPunctuation: false } };

/** Returns the HTML of a Markdown text in a record. It is not cleaned. @throws if a link in it stays text. */
export function htmlOf(markdown: string): string {
	const { html } = markdownToHtml(markdown, { mdastPlugins: [keepTildes] });
	const unread = findUnreadLink(html);
	if (!unread) return html;
	throw new Error(`A text in content/: ${unread}`);
}
