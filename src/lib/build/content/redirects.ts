import type { RecordOf } from '../../../schemas/collections.ts';
import { content } from './model.ts';

export type Redirect = RecordOf<'redirects'>;

/**
 * Returns the redirects in `content/`, or none while the file is invalid.
 * @param root the site's folder.
 */
export const readRedirects = (root?: string): Redirect[] => content(root).entries.redirects.map(({ data }) => data);

/**
 * Returns whether only a host can perform a redirect. On file systems that ignore case, a file for the redirect would
 * replace the page.
 */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Returns the path to which a path redirects, or the path itself if there is no redirect. */
export function targetOf(path: string, redirects: readonly Redirect[]): string {
	return redirects.find(({ from }) => from === path)?.to ?? path;
}
