import type { z } from 'astro/zod';
import { listOfRecords } from '../../schemas/collections.ts';
import type { redirect } from '../../schemas/redirect.ts';
import { readContent } from '../content/content-file.ts';

export type Redirect = z.output<typeof redirect>;

/**
 * The redirects of `content/`, read from the file itself, because hosting rules and commands run outside of Astro; pages
 * take them from their collection. None while the file is wrong, which the content report says.
 * @param root the project's folder.
 */
export function readRedirects(root = process.cwd()): Redirect[] {
	const { file, schema } = listOfRecords.redirects;
	return readContent({ file, schema: schema.array() }, root).data ?? [];
}

/** Whether only a host can redirect it: on disks that ignore case, its file would overwrite the page's. */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Where a path leads in the end: itself, but for a redirect. */
export function targetOf(path: string, redirects: readonly Redirect[]): string {
	return redirects.find(({ from }) => from === path)?.to ?? path;
}
