import { cutAtWord } from './cut-at-word.ts';
import { DESCRIPTION, TITLE } from '../../schemas/head-lengths.ts';

/**
 * The head of a further page of the blog's archive, in the lengths of all pages.
 * @param head that of the blog's own page. @param page which page it is, in words.
 */
export function archiveHead(head: { title: string; description: string }, page: string) {
	const [name = ''] = head.title.split(' | ');
	const behind = `, ${page}`;
	return {
		title: `${cutAtWord(name, TITLE.most - behind.length)}${behind}`,
		description: cutAtWord(`${page}. ${head.description}`, DESCRIPTION.most),
	};
}
