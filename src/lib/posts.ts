import { getCollection, type CollectionEntry } from 'astro:content';
import { byNewest } from './blog/blog-object';

export type Post = CollectionEntry<'posts'>['data'];

/** How many posts one page of the archive lists. */
export const ARCHIVE_SIZE = 50;

/** The posts of this website, the newest first. */
export async function ourPosts(): Promise<Post[]> {
	const entries = await getCollection('posts', ({ data }) => data.slug !== '');
	return entries.map(({ data }) => data).sort((a, b) => byNewest(a.blog, b.blog));
}

/** The path of a post, as in the route table. */
export function postPath(slug: string): string {
	return `/blog/${slug}`;
}
