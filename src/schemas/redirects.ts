import { z } from 'zod';
import { matching, named } from './help.ts';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/** An address that is no longer used, or that people type, and the page to which it leads. */
const redirect = z.strictObject({
	from: matching(
		/^(\/\w[\w.~-]*)+$/,
		'Write a path that starts with / and does not end with /, such as /old-page.',
	).meta(named('Old address', 'The path of the old address, such as /services/old-name.')),
	to: matching(
		/^(\/|(\/\w[\w.~-]*)+)(#\S+)?$/,
		'Write a page of this site: a path that starts with / and does not end with /, such as /services.',
	).meta(named('Leads to', 'A page of this site, such as /services/new-name.')),
});

export type Redirect = z.output<typeof redirect>;

/** Old addresses. */
export const redirects = z.strictObject({
	items: z.array(redirect).describe('The old addresses. Each one leads to a page.'),
});

/**
 * Checks what one redirect alone cannot show: an address is there once, takes the place of no page, and leads to a page.
 * Disks that ignore case would keep only one of two files.
 */
export function checkRedirects(list: readonly Redirect[], pages: readonly string[]): void {
	const seen = new Map(pages.map((page) => [page.toLowerCase(), `the page ${page} is there`]));
	for (const { from, to } of list) {
		const obstacle = seen.get(from.toLowerCase());
		if (obstacle) throw new Error(`${REDIRECTS_FILE}: ${from} cannot lead elsewhere, because ${obstacle}. Remove it.`);
		if (!pages.includes(to.replace(/#.*/, '')))
			throw new Error(`${REDIRECTS_FILE}: ${from} leads to ${to}, but there is no such page. Correct "to".`);
		seen.set(from.toLowerCase(), `${from} is listed already`);
	}
}
