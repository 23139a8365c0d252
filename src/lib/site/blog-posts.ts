import { readFileSync } from 'node:fs';
import { getCollection, type CollectionEntry } from 'astro:content';
import { byNewest } from '../blog/blog-object';
import { listUrl, type BlogProps, type BlogSource } from '../blog/paths';
import { record } from './content';
import { settings } from './settings';

/** A post of this website, without its text. */
export type Post = CollectionEntry<'posts'>['data'] & {
	/** The last part of its path. */
	slug: string;
};

/** Where the browser fetches the list of posts from. */
export const blogList = listUrl(settings.backendUrl, import.meta.env.BASE_URL);

/** Where the posts come from and where they are shown. */
export const blogContext: BlogSource = { listUrl: blogList, base: import.meta.env.BASE_URL };

/** What every island of the blog is given. */
export async function blogProps(): Promise<BlogProps> {
	const { hours, website } = await record('site');
	return { ...blogContext, timeZone: hours.timeZone, website };
}

/** The posts of this website, the newest first. */
export async function ourPosts(): Promise<Post[]> {
	const entries = await getCollection('posts');
	return entries.map(({ id, data }) => ({ ...data, slug: id })).sort(byNewest);
}

/** A post of this website at its full length. */
export type WholePost = ReturnType<typeof wholePost>;

/** A post with its description, which is HTML from outside: hostile until sanitised. */
export function wholePost({ descriptionFile, ...post }: Post) {
	return { ...post, description: readFileSync(descriptionFile, 'utf8') };
}
