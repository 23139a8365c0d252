import { slugify } from '../blog/slug.ts';

/**
 * Makes a different slug for each name. The second of two equal slugs gets a number; a name without a Latin letter or
 * digit becomes its position.
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
 * Makes ids for items on a page from their names.
 * @param what a prefix that keeps them apart from the ids of the page itself.
 */
export const idsOf = (what: string, names: readonly string[]): string[] =>
	uniqueSlugs(names).map((slug) => `${what}-${slug}`);
