import { cutAtWord } from './cut-at-word.ts';

/**
 * The head of a further page of the blog's archive, in the lengths of all pages.
 * @param head that of the blog's own page. @param page which page it is, in words.
 */
export function archiveHead(head: { title: string; description: string }, page: string) {
	const [name = ''] = head.title.split(' | ');
	return {
		title: `${cutAtWord(name, 58 - page.length)}, ${page}`,
		description: cutAtWord(`${page}. ${head.description}`, 155),
	};
}
