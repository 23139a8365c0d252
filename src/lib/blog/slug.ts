import { byNewest, isOurs, type BlogObject } from './blog-object.ts';
import { dayOf, isPublished } from './publication.ts';

/** File systems take 255 bytes a name: a slug, `-<_id>` and an ending. */
const LONGEST_SLUG = 160;
const LONGEST_ID = 64;

/** Files that servers look for in any folder: `blog/index.html` is the list's own, `blog/404.html` an error page. */
const RESERVED = ['index', '404'];

/**
 * The slug of a title: lowercase, each run of non-alphanumeric characters one hyphen, none at the ends (spec §2 Blog list).
 * @returns an empty text for a title without a Latin letter or digit.
 */
export function slugify(title: string): string {
	return title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

function slugFor({ _id, title }: Pick<BlogObject, '_id' | 'title'>, taken: ReadonlySet<string>): string {
	const id = slugify(_id).slice(0, LONGEST_ID) || 'post';
	let slug = slugify(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || id;
	while (taken.has(slug)) slug += `-${id}`;
	return slug;
}

/**
 * The slug of each post: from its title, or its `_id` where that gives none. Addresses are promises: of two posts with
 * one slug the older keeps it and the newer gets `-<_id>`, as does a post whose page would take the place of a file
 * that servers look for. Titles of book length are cut, since a slug is a file name too.
 * @param posts in any order; the answer is the same in the build and in the browser for the same posts.
 * @returns slugs by `_id`, no two alike.
 */
export function slugsOf(posts: readonly Pick<BlogObject, '_id' | 'title' | 'createdAt'>[]): Map<string, string> {
	const taken = new Set(RESERVED);
	const slugs = new Map<string, string>();
	for (const post of posts.toSorted(byNewest).reverse()) {
		const slug = slugFor(post, taken);
		taken.add(slug);
		slugs.set(post._id, slug);
	}
	return slugs;
}

/** A post with the last part of its path. */
export interface SluggedPost {
	post: BlogObject;
	slug: string;
}

/**
 * The posts of this website, the newest first, each with its slug: what the list shows and the build prints.
 * @param day the day on which they are shown, as `dayOf` gives it; `null` takes drafts and posts of days to come, too.
 */
export function arrangePosts(posts: readonly BlogObject[], day: string | null = dayOf(new Date())): SluggedPost[] {
	const ours = posts.filter((post) => isOurs(post) && (day === null || isPublished(post, day))).toSorted(byNewest);
	const slugs = slugsOf(ours);
	return ours.map((post) => ({ post, slug: slugs.get(post._id) ?? post._id }));
}
