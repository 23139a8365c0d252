/** Elements whose tags do not separate words. */
const INLINE =
	/^(a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/i;

/** A heading in a post, with its id. */
export interface Heading {
	id: string;
	text: string;
	/** The heading's level; 2 is the level directly below the post's title. */
	level: number;
}

/** What lists and search say about a post. */
export interface PostText {
	text: string;
	/** The text up to and including its first heading (spec §2 Blog list, §9), at most 600 characters. */
	preview: string;
	/** How long it takes to read, in whole minutes. */
	minutes: number;
	/** The headings of the levels 2 and 3, for the table of contents. */
	headings: Heading[];
}

/** Returns the text that a DOM shows, with single spaces. */
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

/** Reads a cleaned description. */
export function readText(body: DocumentFragment): PostText {
	const text = textOf(body);
	const beginning = body.ownerDocument.createRange();
	beginning.selectNodeContents(body);
	const heading = body.querySelector('h2, h3, h4, h5, h6');
	if (heading) beginning.setEndAfter(heading);
	return {
		text,
		preview: cutAtWord(textOf(beginning.cloneContents()), 600),
		// Readers manage about 200 words a minute.
		minutes: Math.max(1, Math.round(text.split(' ').length / 200)),
		headings: Array.from(body.querySelectorAll('h2, h3'), (part) => ({
			id: part.id,
			text: textOf(part),
			level: Number(part.localName.slice(1)),
		})).filter((part) => part.text !== ''),
	};
}
