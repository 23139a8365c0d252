import { slugify } from '../blog/slug.ts';

/**
 * Makes a slug of each name, all different: of two that are alike the second gets a number, and a name without a Latin
 * letter or digit is called by its place.
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

/** Makes the ids of things on a page of their names. @param what keeps them apart from the ids of the page itself. */
export const idsOf = (what: string, names: readonly string[]): string[] =>
	uniqueSlugs(names).map((slug) => `${what}-${slug}`);
