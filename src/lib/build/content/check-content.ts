import { checkColours } from './checks/colours.ts';
import { checkFiles, checkMark } from './checks/files.ts';
import { checkLinks } from './checks/links.ts';
import { checkNames } from './checks/names.ts';
import { checkPictures } from './checks/pictures.ts';
import type { ShownPosts } from './checks/post-targets.ts';
import { checkRecords } from './checks/records.ts';
import type { ContentModel } from './model.ts';
import type { Problem } from '../../shared/content/problem.ts';

/**
 * Returns all problems of a site: within files, between files, and with pictures and other assets.
 * @param posts the posts that links may lead to (default: all in `content/blog/`).
 */
export async function checkContent(
	model: ContentModel,
	posts: ShownPosts = { today: null, hasBackend: false },
): Promise<Problem[]> {
	const problems = [
		...model.problems,
		...checkFiles(model),
		...checkColours(model.root),
		...checkMark(model),
		...checkRecords(model),
		...checkNames(model),
		...checkLinks(model, posts),
		...(await checkPictures(model)),
	];
	return problems.sort(
		({ location: a }, { location: b }) =>
			a.file.localeCompare(b.file, 'en', { numeric: true }) || (a.line ?? 0) - (b.line ?? 0),
	);
}
