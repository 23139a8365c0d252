import type { BlogObject } from '#schemas/blog-object.ts';

/** Returns the slug of a title (spec §2 Blog list). It is empty for a title without Latin letters and digits. */
export const slugify = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** The names that are taken, each with the last number that was put behind it. */
export type Taken = Map<string, number>;

/** Returns a name, with a number behind it if the name is taken, and takes it. */
export function freeName(name: string, taken: Taken): string {
	let number = taken.get(name) ?? 1;
	let free = name;
	for (; taken.has(free); free = `${name}-${number}`) number += 1;
	taken.set(free, 1).set(name, number);
	return free;
}

/** Makes a unique slug, none of `reserved`, for each name; without Latin letters or digits, from its position. */
export function uniqueSlugs(names: readonly string[], reserved: readonly string[] = []): string[] {
	const taken: Taken = new Map(reserved.map((name) => [name, 1]));
	return names.map((name, index) => freeName(slugify(name) || String(index + 1), taken));
}

/** Returns items with ids made from their names. @param prefix distinguishes these ids from others on the page. */
export function withIds<Item extends { name: string }>(prefix: string, items: readonly Item[]) {
	const slugs = uniqueSlugs(items.map(({ name }) => name));
	return items.map((item, index) => ({ ...item, id: `${prefix}-${slugs[index]}` }));
}

/** Returns a short text that stands for another one. */
const digestOf = (text: string): string =>
	Array.from(text.normalize('NFC'))
		.reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
		.toString(36);

/** Returns a slug that is another one for each `_id`, also for those in other scripts. */
function idSlug(_id: string): string {
	const slug = slugify(_id).slice(0, 56);
	return /^[ -~]*$/.test(_id) && slug ? slug : `${slug || 'post'}-${digestOf(_id)}`;
}

/**
 * Takes a slug for a post: its own, else its title's or, if that is empty, its `_id`'s. If the slug is taken, appends
 * `-<_id>`, and a number if that is taken too.
 */
export function slugFor({ _id, title, slug: own }: Pick<BlogObject, '_id' | 'title' | 'slug'>, taken: Taken): string {
	// Both, a number and an extension must fit in a file name, which may have up to 255 bytes.
	const id = idSlug(_id);
	const slug = own || slugify(title).slice(0, 160).replace(/-$/, '') || id;
	return freeName(taken.has(slug) ? `${slug}-${id}` : slug, taken);
}
