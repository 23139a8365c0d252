/** Returns the slug of a title (spec §2 Blog list). It is empty for a title without Latin letters and digits. */
export const slugify = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** Returns a slug for a post: its title's or, if that is empty, its `_id`'s. If the slug is taken, appends `-<_id>`. */
export function slugFor({ _id, title }: { _id: string; title: string }, taken: ReadonlySet<string>): string {
	// Both and an extension must fit in a file name, which may have up to 255 bytes.
	const id = slugify(_id).slice(0, 64) || 'post';
	let slug = slugify(title).slice(0, 160).replace(/-$/, '') || id;
	while (taken.has(slug)) slug += `-${id}`;
	return slug;
}
