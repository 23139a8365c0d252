import { pictureUrl } from '../blog/image-url';
import { plainText } from '../blog/plain-text';
import type { BlogObject } from '../blog/blog-object';
import { previewOf } from '../blog/preview';
import { cutAtWord } from './cut-at-word';
import { DESCRIPTION, TITLE } from '../../schemas/fields';
import { blogList } from '../site/blog-posts';

/** The address of a post's picture: whole, or a path of this site; nothing where it has none that may be shown. */
export function postPicture({ imageUrl }: Pick<BlogObject, 'imageUrl'>): string | undefined {
	return imageUrl ? pictureUrl(imageUrl, blogList, import.meta.env.BASE_URL) : undefined;
}

/** What stands around a post: the name of the agency and the head of the blog's own page. */
interface Surroundings {
	brand: string;
	blog: { title: string; description: string };
}

/** The post's own title with the brand where there is room; a very short one is filled up by the blog's. */
function titleOf(title: string, { brand, blog }: Surroundings): string {
	const branded = title.length < 40 ? `${title} | ${brand}` : title;
	return cutAtWord(branded.length < TITLE.least ? `${title} | ${blog.title}` : branded, TITLE.most);
}

/** The beginning of the post, past its first heading where little stands before; a post of few words is filled up. */
function descriptionOf(post: Pick<BlogObject, 'title' | 'description'>, { blog }: Surroundings): string {
	const preview = previewOf(post.description);
	const text = preview.length < DESCRIPTION.least ? plainText(post.description) : preview;
	const words = text || post.title;
	return cutAtWord(words.length < DESCRIPTION.least ? `${words} ${blog.description}` : words, DESCRIPTION.most);
}

/**
 * The head of a post's page: its own title and the beginning of its text, in the lengths of all pages.
 * @param home the site's address, for the picture's own.
 */
export function postHead(
	post: Pick<BlogObject, 'title' | 'description' | 'imageUrl'>,
	surroundings: Surroundings,
	home: string,
) {
	const picture = postPicture(post);
	return {
		head: { title: titleOf(post.title, surroundings), description: descriptionOf(post, surroundings) },
		image: picture && new URL(picture, home).href,
	};
}

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
