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

/** A link or picture that Markdown leaves as text, with tags where it has made a link of a part. */
const UNREAD = /!?\[[^\]\n]*\]\([^)\n]*\)?|(?<=<p>|\n)\[[^\]^\n]+\]: [^\n<]*/;

/** Returns the first link or picture in the HTML of a Markdown text that is none, because its address has a space. */
export const findUnreadLink = (html: string): string | undefined =>
	UNREAD.exec(html.replace(/<(code|pre)\b[^]*?<\/\1>/g, ''))?.[0].replace(/<[^>]*>/g, '');

/** Returns the HTML of a Markdown text in a record. It is not cleaned. @throws if a link in it stays text. */
export function htmlOf(markdown: string): string {
	const { html } = markdownToHtml(markdown, { mdastPlugins: [keepTildes] });
	const unread = findUnreadLink(html);
	if (!unread) return html;
	throw new Error(`${unread} in content/ is shown as it stands here. Write %20 for each space in its address.`);
}
