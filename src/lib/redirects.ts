import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { redirects as schema, type Redirect } from '../schemas/redirects.ts';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/**
 * Returns no redirects if the file has a mistake. Says so, because a development server that is running does not; a build
 * stops when it loads the content.
 */
export function readRedirects(): Redirect[] {
	const { data, error } = schema.safeParse(parse(readFileSync(REDIRECTS_FILE, 'utf8')));
	if (error) console.error(`${REDIRECTS_FILE} has a mistake:\n${z.prettifyError(error)}`);
	return data?.items ?? [];
}

/** Checks that no redirect takes the place of a page, even on disks that ignore case. @throws at the first that does. */
export function checkOldAddresses(redirects: readonly Redirect[], pages: readonly string[]): void {
	for (const { from } of redirects) {
		const page = pages.find((path) => path.toLowerCase() === from.toLowerCase());
		if (page)
			throw new Error(
				`${REDIRECTS_FILE}: ${from} cannot lead elsewhere, because the page ${page} is there. Remove it.`,
			);
	}
}

/** Checks that every redirect leads to a page. @throws at the first that does not. */
export function checkTargets(redirects: readonly Redirect[], pages: readonly string[]): void {
	for (const { from, to } of redirects)
		if (!pages.includes(to.replace(/#.*/, '')))
			throw new Error(`${REDIRECTS_FILE}: ${from} leads to ${to}, but there is no such page. Correct "to".`);
}
