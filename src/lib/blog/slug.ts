import { byNewest, type BlogObject } from './blog-object.ts';

/** Together, the slug, `-<_id>` and an extension must fit in a file name, which may have up to 255 bytes. */
const LONGEST_SLUG = 160;
const LONGEST_ID = 64;

/** Names of files that servers look for in every folder, such as `blog/index.html` (the list) and `blog/404.html`. */
const RESERVED = ['index', '404'];

/**
 * Returns the slug of a title. Letters become lowercase. Each run of characters other than letters and digits becomes a
 * hyphen, or disappears at the start and end of the title (spec §2 Blog list).
 * @returns an empty string if the title has no Latin letters or digits.
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
 * Returns a slug for each post, made from its title or, if the title gives none, from its `_id`. Published addresses
 * must not change, so if two posts have the same slug, the newer one gets the suffix `-<_id>`. A post also gets this
 * suffix if its page would replace a file that servers look for. Very long slugs are shortened, because slugs are also
 * file names.
 * @param posts the posts, in any order; the order does not affect the result.
 * @returns the slugs, keyed by `_id`; no two slugs are the same.
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
