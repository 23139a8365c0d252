import { PUBLIC_BACKEND_URL } from 'astro:env/client';
import { pictureUrl } from './blog/image-url';
import { listUrl } from './blog/list-url';
import type { Post } from './posts';

/** Cuts a text at a word, with an ellipsis where something is lost. */
export function cutAtWord(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const cut = text.slice(0, limit - 1);
	const end = cut.lastIndexOf(' ');
	return `${(end > limit / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')}…`;
}

/** The address of a post's picture: whole, or a path of this site; nothing where it has none that may be shown. */
export function postPicture(post: Pick<Post, 'blog'>): string | undefined {
	const base = import.meta.env.BASE_URL;
	return post.blog.imageUrl ? pictureUrl(post.blog.imageUrl, listUrl(PUBLIC_BACKEND_URL, base), base) : undefined;
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
