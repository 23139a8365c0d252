import { getCollection, type CollectionEntry } from 'astro:content';
import { byNewest } from './blog/blog-object';
import { listUrl } from './blog/list-url';
import { settings } from './settings';

export type Post = CollectionEntry<'posts'>['data'];

/** How many posts one page of the archive lists. */
export const ARCHIVE_SIZE = 50;

/** Where the browser fetches the list of posts from. */
export const blogList = listUrl(settings.backendUrl, import.meta.env.BASE_URL);

/** The posts of this website, the newest first. */
export async function ourPosts(): Promise<Post[]> {
	const entries = await getCollection('posts', ({ data }) => data.slug !== '');
	return entries.map(({ data }) => data).sort((a, b) => byNewest(a.blog, b.blog));
}
