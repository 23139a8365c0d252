import { slugify } from './blog/slug.ts';

/**
 * Makes a unique slug for each name. If a slug is already taken, a number is added to it. For a name without Latin
 * letters or digits, the slug is the name's position.
 */
export function uniqueSlugs(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name, index) => {
		const slug = slugify(name) || String(index + 1);
		let own = slug;
		for (let number = 2; taken.has(own); number += 1) own = `${slug}-${number}`;
		taken.add(own);
		return own;
	});
}

/**
 * Makes ids for items on a page from the items' names.
 * @param what a prefix that distinguishes these ids from others on the page.
 */
export const idsOf = (what: string, names: readonly string[]): string[] =>
	uniqueSlugs(names).map((slug) => `${what}-${slug}`);
