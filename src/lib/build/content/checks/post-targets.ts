import { cleanNow } from '../../../blog/clean-at-build.ts';
import type { OfficeDay } from '../../../shared/blog/dates.ts';
import { POST_IDS } from '../../../shared/blog/headings.ts';
import { postPath } from '../../../shared/blog/paths.ts';
import { arrangePosts, type SluggedPost } from '../../../shared/blog/slug.ts';
import { nearFix } from '../../../shared/content/check-value.ts';
import type { ContentModel } from '../model.ts';
import type { ProblemText } from '../../../shared/content/problem.ts';

/** The facts that determine which posts readers can see. */
export interface ShownPosts {
	/** Readers can see posts dated up to this day; if null, they can see all posts. */
	today: OfficeDay | null;
	/** Whether a backend supplies the posts; links to a backend's posts are not checked. */
	hasBackend: boolean;
}

/** Returns the ids in a post's text, with the prefix that they have on the post's page. */
const anchorsIn = (html: string): string[] =>
	[...cleanNow(html, { ...POST_IDS, listUrl: '/', base: '/' }).html.matchAll(/ id="([^"]+)"/g)].map(
		([, id = '']) => id,
	);

/** Returns functions that check links to the posts in `content/blog/`. Links to a backend's posts are not checked. */
export function postTargets({ posts, files, agency }: ContentModel, { today, hasBackend }: ShownPosts) {
	const arrange = (day: typeof today) => arrangePosts(posts, agency.website, day);
	const withPath = ({ post, slug }: SluggedPost) => [postPath(slug), post] as const;
	const all = new Map(arrange(null).map(withPath));
	const shown = new Map(arrange(today).map(withPath));
	const fileOf = new Map(files.map(({ file, post }) => [post, file]));
	const pathOf = new Map([...all].map(([path, post]) => [fileOf.get(post), path]));
	const hasProblems = files.some(({ collection, problems }) => collection === 'posts' && problems.length > 0);
	return {
		/** Returns the path of the post that a file contains. */
		pathOf: (file: string) => pathOf.get(file),
		anchorsAt(path: string): string[] | undefined {
			const post = all.get(path);
			return post && anchorsIn(post.description);
		},
		/** Returns a problem if a file links to a post that does not exist or is not published. */
		linkProblem(path: string, file: string): ProblemText | undefined {
			// While posts have problems of their own, links to posts are not checked.
			if (hasBackend || hasProblems || path.startsWith('/blog/archive/') || shown.has(path)) return undefined;
			if (!all.has(path))
				return {
					message: `the post ${path} does not exist`,
					fix: nearFix(path, [...all.keys()], 'Link to a post of this blog.'),
				};
			// An unpublished post may link to other unpublished posts.
			const ownPath = pathOf.get(file);
			const isUnseen = ownPath !== undefined && !shown.has(ownPath);
			return isUnseen ? undefined : { message: `${path} is not published yet`, fix: 'Link to a published post.' };
		},
	};
}
