import { pictureUrl } from '../../shared/blog/image-url';
import type { BlogObject } from '../../shared/blog/blog-object';
import type { PostSummary } from '../../build/blog/built-post';
import { cutAtWord } from '../../shared/blog/preview';
import { DESCRIPTION, TITLE } from '../../../schemas/fields';
import { blogList } from '../site/blog-posts';

/** The address of a post's picture: whole, or a path of this site. `undefined` if there is none that may be shown. */
export function postPicture({ imageUrl }: Pick<BlogObject, 'imageUrl'>): string | undefined {
	return imageUrl ? pictureUrl(imageUrl, blogList, import.meta.env.BASE_URL) : undefined;
}

/** What stands around a post or a project: the name of the agency, and the head of the page that lists all of them. */
interface Surroundings {
	brand: string;
	list: { title: string; description: string };
}

/** What the head of a post's page is made of. */
type HeadedPost = Pick<BlogObject, 'title' | 'imageUrl'> & PostSummary;

/** A title with the brand if there is room; the title of the list is added to a very short one. */
function titleOf(title: string, { brand, list }: Surroundings): string {
	const branded = title.length < 40 ? `${title} | ${brand}` : title;
	return cutAtWord(branded.length < TITLE.least ? `${title} | ${list.title}` : branded, TITLE.most);
}

/** The beginning of the post; if it is short, more of the text or the blog's own description is added. */
function descriptionOf({ title, preview, beginning }: HeadedPost, { list }: Surroundings): string {
	const words = (preview.length < DESCRIPTION.least ? beginning : preview) || title;
	return cutAtWord(words.length < DESCRIPTION.least ? `${words} ${list.description}` : words, DESCRIPTION.most);
}

/**
 * The head of a post's page: title and beginning of the post, as long as the schema of all pages asks.
 * @param home the site's address, for the picture's own.
 */
export function postHead(post: HeadedPost, surroundings: Surroundings, home: string) {
	const picture = postPicture(post);
	return {
		head: { title: titleOf(post.title, surroundings), description: descriptionOf(post, surroundings) },
		image: picture && new URL(picture, home).href,
	};
}

/** The head of a project's page, as long as the schema of all pages asks. */
export function projectHead(
	{ name, sector, text, problem }: { name: string; sector: string; text: string; problem: string },
	surroundings: Surroundings,
) {
	const words = text === problem ? text : `${text} ${problem}`;
	const long = words.length < DESCRIPTION.least ? `${words} ${surroundings.list.description}` : words;
	return { title: titleOf(`${name}: ${sector}`, surroundings), description: cutAtWord(long, DESCRIPTION.most) };
}

/**
 * The head of a further page of the blog's archive, as long as the schema of all pages asks.
 * @param head that of the blog's first page.
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
