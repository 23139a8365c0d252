import { archiveHead } from '../seo/archive-head';
import { record } from './content';
import { ARCHIVE_SIZE, ourPosts } from './blog-posts';

/** The pages of the archive from the second on; the first stands on the blog list itself. */
export async function archivePages() {
	const { head, archive } = await record('blogPage');
	const pages = Math.ceil((await ourPosts()).length / ARCHIVE_SIZE);
	return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => {
		const number = index + 2;
		const name = archive.page.replace('{page}', String(number)).replace('{pages}', String(pages));
		return { number, path: `/blog/archive/${number}`, name, head: archiveHead(head, name) };
	});
}
