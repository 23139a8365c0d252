import { cutAtWord, oneSpace } from '../text.ts';

/** Elements whose tags do not separate words. */
const INLINE =
	/^(a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|time|u|var|wbr)$/i;

/** Returns what lists, search and the table of contents say about a cleaned description. */
export function readText(body: DocumentFragment) {
	const headings: { id: string; text: string; level: number }[] = [];
	let read = '';
	let beginning: string | undefined;
	const readNode = (node: Node): void => {
		const edge = node.nodeType === 3 || INLINE.test(node.nodeName) ? '' : ' ';
		const start = read.length;
		read += edge + (node.nodeValue ?? '');
		for (let child = node.firstChild; child; child = child.nextSibling) readNode(child);
		read += edge;
		const level = Number(/^H([2-6])$/.exec(node.nodeName)?.[1]);
		if (!level) return;
		beginning ??= read;
		headings.push({ id: (node as Element).id, text: oneSpace(read.slice(start)), level });
	};
	readNode(body);
	const text = oneSpace(read);
	return {
		text,
		/** The text up to and including its first heading (spec §2 Blog list, §9), at most 600 characters. */
		preview: cutAtWord(oneSpace(beginning ?? read), 600),
		/** How long it takes to read 200 words a minute. */
		minutes: Math.max(1, Math.round(text.split(' ').length / 200)),
		headings: headings.filter(({ text: words, level }) => words !== '' && level < 4),
	};
}

export type PostText = ReturnType<typeof readText>;
