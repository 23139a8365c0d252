import { archiveHead } from '../seo/heads';
import { ourPosts, type Post } from './posts';
import { record } from '../content';

/** How many posts each archive page lists. */
export const ARCHIVE_SIZE = 50;

export interface ArchivePage {
	number: number;
	/** The number of archive pages. */
	pages: number;
	path: string;
	/** The name of the page, such as `Page 2 of 12`. */
	name: string;
	head: { title: string; description: string };
	posts: Post[];
}

/** Returns the archive pages, newest posts first. The first archive page is part of the blog list. */
export async function archivePages(): Promise<[first: ArchivePage, ...others: ArchivePage[]]> {
	const { head, archive } = await record('blogPage');
	const posts = await ourPosts();
	const pages = Math.max(1, Math.ceil(posts.length / ARCHIVE_SIZE));
	const pageOf = (number: number): ArchivePage => {
		const name = archive.page.replace('{page}', String(number)).replace('{pages}', String(pages));
		return {
			number,
			pages,
			path: number === 1 ? '/blog' : `/blog/archive/${number}`,
			name,
			head: number === 1 ? head : archiveHead(head, name),
			posts: posts.slice((number - 1) * ARCHIVE_SIZE, number * ARCHIVE_SIZE),
		};
	};
	return [pageOf(1), ...Array.from({ length: pages - 1 }, (_, index) => pageOf(index + 2))];
}
