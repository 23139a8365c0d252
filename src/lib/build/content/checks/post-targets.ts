import { sanitiseAtBuild } from '../../blog/sanitise-build.ts';
import type { OfficeDay } from '../../../shared/blog/dates.ts';
import { POST_IDS } from '../../../shared/blog/headings.ts';
import { postPath } from '../../../shared/blog/paths.ts';
import { arrangePosts, type SluggedPost } from '../../../shared/blog/slug.ts';
import { nearFix } from '../../../shared/content/check-value.ts';
import type { ContentModel } from '../model.ts';
import type { Finding } from '../../../shared/content/problem.ts';

/** What decides which posts readers see. */
export interface ShownPosts {
	/** The day whose posts they see; null for all of them. */
	today: OfficeDay | null;
	/** Whether the posts come from a backend, which nothing here knows. */
	hasBackend: boolean;
}

/** The anchors in the text of a post, as its page names them. */
const anchorsIn = (html: string): string[] =>
	[...sanitiseAtBuild(html, { ...POST_IDS, listUrl: '/', base: '/' }).matchAll(/ id="([^"]+)"/g)].map(
		([, id = '']) => id,
	);

/** Where links may lead in the blog, by what `content/blog/` holds. A backend's posts are not known here. */
export function postTargets({ posts, files, own }: ContentModel, { today, hasBackend }: ShownPosts) {
	const arrange = (day: typeof today) => arrangePosts(posts, own.website, day);
	const withPath = ({ post, slug }: SluggedPost) => [postPath(slug), post] as const;
	const all = new Map(arrange(null).map(withPath));
	const shown = new Map(arrange(today).map(withPath));
	const fileOf = new Map(files.map(({ file, post }) => [post, file]));
	const pathOf = new Map([...all].map(([path, post]) => [fileOf.get(post), path]));
	const isWrong = files.some(({ collection, problems }) => collection === 'posts' && problems.length > 0);
	return {
		/** The address of the post that lies in a file. */
		pathOf: (file: string) => pathOf.get(file),
		anchorsAt(path: string): string[] | undefined {
			const post = all.get(path);
			return post && anchorsIn(post.description);
		},
		/** What is wrong with a link to a post from a file. */
		wordsFor(path: string, file: string): Finding | undefined {
			// What is wrong with the posts themselves is said first.
			if (hasBackend || isWrong || path.startsWith('/blog/archive/') || shown.has(path)) return undefined;
			if (!all.has(path))
				return {
					message: `there is no post ${path}`,
					fix: nearFix(path, [...all.keys()], 'Link to a post of this blog.'),
				};
			// Posts that nobody sees yet may lead to one another.
			const ownPath = pathOf.get(file);
			const isUnseen = ownPath !== undefined && !shown.has(ownPath);
			return isUnseen
				? undefined
				: { message: `readers do not see ${path} yet`, fix: 'Link to a post that is published.' };
		},
	};
}
