import type { BlogObject } from '../../lib/blog/blog-object.ts';
import type { PostsAnswer } from '../../lib/blog/build/fetch-posts.ts';

/** Astro's store takes a text with this beginning for a picture of the project, and a build ends where there is none. */
const PICTURE_MARK = '__ASTRO_IMAGE_';

/** The answer without posts that no build of Astro survives; each is named in a warning, and opens in the browser. */
export function storablePosts({ posts, warnings, validators }: PostsAnswer): PostsAnswer {
	// Texts lie in files of their own (`post-files.ts`); only these stand in the store.
	const isUnsafe = ({ _id, title, imageUrl = '' }: BlogObject): boolean =>
		[_id, title, imageUrl].some((value) => value.includes(PICTURE_MARK));
	const unsafe = posts.filter(isUnsafe).map(({ _id }) => `Left out of the blog: ${_id}: found ${PICTURE_MARK} in it`);
	return { posts: posts.filter((post) => !isUnsafe(post)), warnings: [...warnings, ...unsafe], validators };
}
