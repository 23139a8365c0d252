import { pictureUrl } from '../blog/paths';
import { DESCRIPTION, TITLE } from '../../schemas/fields';
import { listUrl, type Post } from '../blog/posts';
import { cutAtWord } from '../text';

/** The name of the agency, and the head of the page that lists all posts or projects. */
interface ListPage {
	brand: string;
	list: { title: string; description: string };
}

/**
 * Returns a title for search results, of at most two parts. Adds the brand if there is space, or the first part of the
 * list's title if the result would be too short.
 */
function titleOf(title: string, { brand, list }: ListPage): string {
	if (title.length >= 40 || title.includes(' | ')) return cutAtWord(title, TITLE.most);
	const branded = `${title} | ${brand}`;
	const [listed = ''] = list.title.split(' | ');
	return cutAtWord(branded.length < TITLE.least ? `${title} | ${listed}` : branded, TITLE.most);
}

/** Returns a description. If the text is too short, adds the description of the list. */
const descriptionOf = (text: string, { list }: ListPage): string =>
	cutAtWord(text.length < DESCRIPTION.least ? `${text} ${list.description}` : text, DESCRIPTION.most);

/**
 * Returns the title, description and preview picture of a post's page. The title and the description have lengths that
 * the schema allows.
 * @param home the address of the home page, which is needed to make the picture's address absolute.
 */
export function postHead(entry: Post, listPage: ListPage, home: string) {
	const { title, imageUrl = '' } = entry.post;
	const text = entry.preview.length < DESCRIPTION.least ? entry.text : entry.preview;
	const picture = imageUrl && pictureUrl(imageUrl, listUrl);
	return {
		head: { title: titleOf(title, listPage), description: descriptionOf(text || title, listPage) },
		image: picture ? new URL(picture, home).href : undefined,
	};
}

/** Returns the title and description of a project's page, within the lengths that the schema allows. */
export function projectHead(
	{ name, sector, text, problem }: { name: string; sector: string; text: string; problem: string },
	listPage: ListPage,
) {
	const words = text === problem ? text : `${text} ${problem}`;
	return { title: titleOf(`${name}: ${sector}`, listPage), description: descriptionOf(words, listPage) };
}

/**
 * Returns the title and description of a blog archive page, within the lengths that the schema allows.
 * @param head the head of the first page.
 * @param page the name of the page, such as `Page 2 of 12`.
 */
export function archiveHead(head: { title: string; description: string }, page: string) {
	const [name = ''] = head.title.split(' | ');
	const behind = `, ${page}`;
	return {
		title: `${cutAtWord(name, TITLE.most - behind.length)}${behind}`,
		description: cutAtWord(`${page}. ${head.description}`, DESCRIPTION.most),
	};
}
