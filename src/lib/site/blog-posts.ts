import { getCollection, type CollectionEntry } from 'astro:content';
import { byNewest } from '../blog/blog-object';
import { listUrl } from '../blog/list-url';
import { readText, type PostText } from '../blog/build/post-texts';
import { settings } from './settings';

export type Post = CollectionEntry<'posts'>['data'];

/** How many posts one page of the archive lists. */
export const ARCHIVE_SIZE = 50;

/** Where the browser fetches the list of posts from. */
export const blogList = listUrl(settings.backendUrl, import.meta.env.BASE_URL);

async function readPosts(): Promise<readonly Post[]> {
	const entries = await getCollection('posts', ({ data }) => data.slug !== '');
	return entries.map(({ data }) => data).sort((a, b) => byNewest(a.blog, b.blog));
}

let known: Promise<readonly Post[]> | undefined;

/** The posts of this website, the newest first. A build sorts them once; on the development server they may change. */
export function ourPosts(): Promise<readonly Post[]> {
	if (import.meta.env.DEV) return readPosts();
	return (known ??= readPosts());
}

/** A post at its full length, with its text as HTML to print. */
export const textOf = (post: Post): PostText => readText(post.textFile);
