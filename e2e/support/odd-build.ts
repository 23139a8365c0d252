import { pictureUrl } from '../../src/lib/blog/image-url.ts';
import { parseBlogList, type BlogObject } from '../../src/lib/blog/blog-object.ts';
import { arrangePosts } from '../../src/lib/blog/slug.ts';
import { oddRecords } from '../../scripts/services/odd-posts.ts';
import { listUrl } from './posts.ts';

/** The posts that the build `odd` knows, the newest first, each with its slug. */
export const oddKnown = arrangePosts(parseBlogList(oddRecords).posts);

/** The picture that a post is shown with, if any. */
export const pictureOf = ({ imageUrl = '' }: BlogObject): string | undefined =>
	imageUrl === '' ? undefined : pictureUrl(imageUrl, listUrl);

/** The last words of an odd post, where it has any. */
export const LAST_WORDS = 'End of it';
