import { byNewest, type BlogObject } from './blog-object.ts';
import { dayIn, type OfficeDay } from './dates.ts';

/** A file name has at most 255 bytes, for the slug, `-<_id>` and an ending. */
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
 * The slug of each post: from its title, or from its `_id` if the title gives none. Addresses are promises: of two posts
 * with the same slug, the older keeps it and the newer gets `-<_id>`, as does a post whose page would replace a file
 * that servers look for. Very long titles are cut, since a slug is also a file name.
 * @param posts in any order; the answer is the same in the build and in the browser for the same posts.
 * @returns the slugs by `_id`, all different.
 */
export function slugsOf(posts: readonly Pick<BlogObject, '_id' | 'title' | 'createdAt'>[]): Map<string, string> {
	const taken = new Set(RESERVED);
	const slugs = new Map<string, string>();
	for (const post of [...posts].sort(byNewest).reverse()) {
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

/** Takes out drafts, and posts whose day has not come yet. */
function publishedOn({ day, timeZone }: OfficeDay, posts: readonly BlogObject[]): BlogObject[] {
	const dayOf = dayIn(timeZone);
	return posts.filter(({ createdAt, draft }) => draft !== true && dayOf(new Date(createdAt)) <= day);
}

/**
 * The posts of a website, the newest first, each with its slug: what the list shows and the build prints.
 * @param website the value that marks its posts, to the letter (spec §7 Blog list).
 * @param today the day on which they are shown; `null` keeps drafts and posts with a future date.
 */
export function arrangePosts(posts: readonly BlogObject[], website: string, today: OfficeDay | null): SluggedPost[] {
	const shown = today === null ? posts : publishedOn(today, posts);
	const ours = shown.filter((post) => post.website === website).sort(byNewest);
	const slugs = slugsOf(ours);
	return ours.map((post) => ({ post, slug: slugs.get(post._id) ?? post._id }));
}
