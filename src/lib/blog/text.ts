/** Elements whose tags do not separate words. */
const INLINE =
	/^(a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/i;

function textOf(root: Node): string {
	const read = (node: Node): string => {
		if (node.nodeType === 3) return node.nodeValue ?? '';
		const text = Array.from(node.childNodes, read).join('');
		return INLINE.test(node.nodeName) ? text : ` ${text} `;
	};
	return read(root).replace(/\s+/g, ' ').trim();
}

/** Shortens text to at most `limit` characters, between words if possible and never inside a character. */
export function cutAtWord(text: string, limit: number): string {
	const characters = Array.from(text);
	if (characters.length <= limit) return text;
	const cut = characters.slice(0, limit - 1).join('');
	const space = cut.lastIndexOf(' ');
	return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

/** Returns what lists, search and the table of contents say about a cleaned description. */
export function readText(body: DocumentFragment) {
	const text = textOf(body);
	const beginning = body.ownerDocument.createRange();
	beginning.selectNodeContents(body);
	const heading = body.querySelector('h2, h3, h4, h5, h6');
	if (heading) beginning.setEndAfter(heading);
	const headings = Array.from(body.querySelectorAll('h2, h3'), (element) => {
		return { id: element.id, text: textOf(element), level: Number(element.localName.slice(1)) };
	});
	return {
		text,
		/** The text up to and including its first heading (spec §2 Blog list, §9), at most 600 characters. */
		preview: cutAtWord(textOf(beginning.cloneContents()), 600),
		/** How long it takes to read 200 words a minute. */
		minutes: Math.max(1, Math.round(text.split(' ').length / 200)),
		headings: headings.filter((element) => element.text !== ''),
	};
}

export type PostText = ReturnType<typeof readText>;
export type Heading = PostText['headings'][number];
