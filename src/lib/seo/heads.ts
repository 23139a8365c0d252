import { pictureUrl } from '../blog/image-url';
import type { BlogObject } from '../blog/blog-object';
import type { PostSummary } from '../blog/built-post';
import { cutAtWord } from '../blog/text';
import { DESCRIPTION, TITLE } from '../../schemas/fields';
import { blogList } from '../blog/posts';

/**
 * Returns the address of a post's picture: absolute, or a path on this site. Returns `undefined` if the post has no
 * picture, or if the picture's address is not allowed.
 */
export function postPicture({ imageUrl }: Pick<BlogObject, 'imageUrl'>): string | undefined {
	return imageUrl ? pictureUrl(imageUrl, blogList, import.meta.env.BASE_URL) : undefined;
}

/** The name of the agency, and the head of the page that lists all posts or projects. */
interface ListPage {
	brand: string;
	list: { title: string; description: string };
}

/** The fields of a post from which the head of its page is made. */
type HeadedPost = Pick<BlogObject, 'title' | 'imageUrl'> & PostSummary;

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

/**
 * Returns a description: the post's preview or, if the preview is too short, the beginning of the text. If the result
 * is still too short, adds the description of the list.
 */
function descriptionOf({ title, preview, beginning }: HeadedPost, { list }: ListPage): string {
	const words = (preview.length < DESCRIPTION.least ? beginning : preview) || title;
	return cutAtWord(words.length < DESCRIPTION.least ? `${words} ${list.description}` : words, DESCRIPTION.most);
}

/**
 * Returns the title, description and preview picture of a post's page. The title and the description have lengths that
 * the schema allows.
 * @param home the address of the home page, which is needed to make the picture's address absolute.
 */
export function postHead(post: HeadedPost, listPage: ListPage, home: string) {
	const picture = postPicture(post);
	return {
		head: { title: titleOf(post.title, listPage), description: descriptionOf(post, listPage) },
		image: picture && new URL(picture, home).href,
	};
}

/** Returns the title and description of a project's page, within the lengths that the schema allows. */
export function projectHead(
	{ name, sector, text, problem }: { name: string; sector: string; text: string; problem: string },
	listPage: ListPage,
) {
	const words = text === problem ? text : `${text} ${problem}`;
	const long = words.length < DESCRIPTION.least ? `${words} ${listPage.list.description}` : words;
	return { title: titleOf(`${name}: ${sector}`, listPage), description: cutAtWord(long, DESCRIPTION.most) };
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
