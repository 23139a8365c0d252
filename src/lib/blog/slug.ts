/** Together, the slug, `-<_id>` and an extension must fit in a file name, which may have up to 255 bytes. */
const LONGEST_SLUG = 160;
const LONGEST_ID = 64;

/**
 * Returns the slug of a title: lowercase, with a hyphen for each run of other characters than letters and digits, except
 * at the start and end (spec §2 Blog list). A title without Latin letters or digits has an empty slug.
 */
export const slugify = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** Returns a slug for a post: its title's or, if that is empty, its `_id`'s. If the slug is taken, appends `-<_id>`. */
export function slugFor({ _id, title }: { _id: string; title: string }, taken: ReadonlySet<string>): string {
	const id = slugify(_id).slice(0, LONGEST_ID) || 'post';
	let slug = slugify(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || id;
	while (taken.has(slug)) slug += `-${id}`;
	return slug;
}
