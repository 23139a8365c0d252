import { pictureUrl } from './blog/image-url';
import { cutAtWord } from './cut-at-word';
import { blogList, type Post } from './posts';

/** The address of a post's picture: whole, or a path of this site; nothing where it has none that may be shown. */
export function postPicture(post: Pick<Post, 'blog'>): string | undefined {
	const { imageUrl } = post.blog;
	return imageUrl ? pictureUrl(imageUrl, blogList, import.meta.env.BASE_URL) : undefined;
}

/**
 * The head of a post's page: its own title and the beginning of its text.
 * @param brand the name behind the title; @param home the site's address, for the picture's own.
 */
export function postHead(post: Post, brand: string, home: string) {
	const picture = postPicture(post);
	const { title } = post.blog;
	return {
		head: {
			title: cutAtWord(title.length < 40 ? `${title} | ${brand}` : title, 60),
			description: cutAtWord(post.preview || title, 155),
		},
		image: picture && new URL(picture, home).href,
	};
}
