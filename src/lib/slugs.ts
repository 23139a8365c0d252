/** Returns the slug of a title (spec §2 Blog list). It is empty for a title without Latin letters and digits. */
export const slugify = (title: string): string =>
	title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** Returns a name, with a number behind it if the name is taken, and takes it. */
export function freeName(name: string, taken: Set<string>): string {
	let free = name;
	for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
	taken.add(free);
	return free;
}

/**
 * Makes a unique slug for each name; for one without Latin letters or digits, from its position.
 * @param taken the ids that the page already has.
 */
export const uniqueSlugs = (names: readonly string[], taken = new Set<string>()): string[] =>
	names.map((name, index) => freeName(slugify(name) || String(index + 1), taken));

/** Returns items with ids made from their names. @param prefix distinguishes these ids from others on the page. */
export function withIds<Item extends { name: string }>(prefix: string, items: readonly Item[]) {
	const slugs = uniqueSlugs(items.map(({ name }) => name));
	return items.map((item, index) => ({ ...item, id: `${prefix}-${slugs[index]}` }));
}
