import { defineMdastPlugin, markdownToHtml, type MdastContent, type MdastVisitorContext } from 'satteri';
import marks from './unread-marks.json' with { type: 'json' };

type Marked = Readonly<Extract<MdastContent, { type: 'delete' | 'emphasis' }>>;

function keepSign(node: Marked, context: MdastVisitorContext): void {
	const start = node.position?.start.offset ?? 0;
	const around = ` ${context.source}`.slice(start, start + 3);
	if (!/^([^]~[^~]|\d\*\d)/.test(around)) return;
	const sign = { type: 'text', value: around.charAt(1) } as const;
	context.replaceNode(node, [sign, ...node.children, sign]);
}

/** Keeps single tildes, as in 'Rs 50,000~80,000', and stars between figures, as in '5*3'. Two tildes strike a text through. */
const keepSigns = defineMdastPlugin({
	name: 'keep-signs',
	options: { position: true },
	delete: keepSign,
	emphasis: keepSign,
});

/** What Markdown leaves as text, with tags where it has made a link of a part, and what to write in its place. */
const MARKS = marks.map(({ mark, fix }) => ({ mark: new RegExp(mark, 'i'), fix }));

/** Says which link, picture, tag or other mark in the HTML of a Markdown text is shown as it is written, if there is one. */
export function findUnreadMark(html: string): string | undefined {
	const text = html.replace(/<(code|pre)\b[^]*?<\/\1>/g, '');
	const { mark, fix = '' } = MARKS.find((one) => one.mark.test(text)) ?? {};
	const shown = mark?.exec(text)?.[0].replace(/<[^>]*>/g, '');
	return shown && `${shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>')} is shown like this. ${fix}`;
}

/** How posts are read. */
export const postMarkdown = { mdastPlugins: [keepSigns], features: { smartPunctuation: false } };

/** Returns the HTML of a Markdown text in a record. It is not cleaned. */
export const htmlOf = (markdown: string): string => markdownToHtml(markdown, { mdastPlugins: [keepSigns] }).html;
