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

type Redirect = z.output<typeof redirect>;

/** Old addresses. Each one is there once. */
export const redirects = z
	.strictObject({ items: z.array(redirect).describe('The old addresses. Each one leads to a page.') })
	.check(({ value: { items }, issues }) => {
		// Disks that ignore case would keep only one of the two files.
		const old = items.map(({ from }) => from.toLowerCase());
		for (const [index, { from: input }] of items.entries()) {
			const message = `${input} is listed twice. Keep one.`;
			if (old.indexOf(input.toLowerCase()) < index)
				issues.push({ code: 'custom', path: ['items', index, 'from'], input, message });
		}
	});

/** Checks that no redirect takes the place of a page, even if case is ignored, and that each leads to a page directly. */
export function checkRedirects(list: readonly Redirect[], pages: readonly string[]): void {
	const problems = list.flatMap(({ from, to }) => {
		const page = pages.find((path) => path.toLowerCase() === from.toLowerCase());
		const isThere = pages.includes(to.replace(/#.*/, ''));
		return [
			page ? `${from} cannot lead elsewhere. The page ${page} is there. Remove it.` : '',
			isThere ? '' : `${from} leads to ${to}, but there is no such page. Correct "to".`,
		].filter(Boolean);
	});
	if (problems.length > 0)
		throw new Error(
			`${REDIRECTS_FILE}: ${problems.join('\n  ')}\nThe built folder is not complete: do not publish it.`,
		);
}
