import { z } from 'zod';
import { matching, named } from './help.ts';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/** An address that is no longer used, or that people type, and the page to which it leads. */
const redirect = z.strictObject({
	from: matching(
		/^(\/\w[\w.~-]*)+$/,
		'Write a path such as /old-page, of letters from a to z, digits, and . _ ~ or -. Other addresses cannot lead elsewhere.',
	).meta(named('Old address', 'The path of the old address, such as /services/old-name.')),
	to: matching(
		/^(\/|(\/\w[\w.~-]*)+)(#\S+)?$/,
		'Write a page of this site: a path that starts with / and does not end with /, such as /services.',
	).meta(named('Leads to', 'A page of this site, such as /services/new-name.')),
});

type Redirect = z.output<typeof redirect>;

/** Old addresses. Each one is there once, and leads to a page directly. */
export const redirects = z
	.strictObject({ items: z.array(redirect).describe('The old addresses. Each one leads to a page.') })
	.check(({ value: { items }, issues }) => {
		// Disks that ignore case would keep only one of the two files.
		const old = items.map(({ from }) => from.toLowerCase());
		for (const [index, { from, to }] of items.entries()) {
			const next = items.find((other) => other.from === to.replace(/#.*/, ''));
			const message = old.indexOf(from.toLowerCase()) < index ? `${from} is listed twice. Keep one.` : '';
			if (message) issues.push({ code: 'custom', path: ['items', index, 'from'], input: from, message });
			const onward = next && `${to} leads on to ${next.to}. Write ${next.to} here.`;
			if (onward) issues.push({ code: 'custom', path: ['items', index, 'to'], input: to, message: onward });
		}
	});

/** Checks that each redirect leads to a page, which can be a post of a backend. @param pages as Astro names them: `about/`. */
export function checkRedirects(list: readonly Redirect[], pages: readonly { pathname: string }[]): void {
	const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
	const lost = list.filter(({ to }) => !paths.includes(to.replace(/#.*/, '')));
	const problems = lost.map(({ from, to }) => `${from} leads to ${to}, but there is no such page. Correct "to".`);
	if (problems.length > 0)
		throw new Error(
			`${REDIRECTS_FILE}: ${problems.join('\n  ')}\nThe built folder is not complete: do not publish it.`,
		);
}
