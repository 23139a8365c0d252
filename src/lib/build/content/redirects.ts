import type { RecordOf } from '../../../schemas/collections.ts';
import { content } from './model.ts';

export type Redirect = RecordOf<'redirects'>;

/** Returns the redirects in `content/`, or an empty list while the file with the redirects is invalid. */
export const readRedirects = (): Redirect[] => content().entries.redirects.map(({ data }) => data);

/**
 * Returns whether a redirect changes only the case of letters, so that only a host can perform it. On file systems that
 * ignore case, a file for such a redirect would replace the page.
 */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Returns the path to which a path redirects, or the path itself if there is no redirect. */
export function targetOf(path: string, redirects: readonly Redirect[]): string {
	return redirects.find(({ from }) => from === path)?.to ?? path;
}
