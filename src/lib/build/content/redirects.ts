import type { RecordOf } from '../../../schemas/collections.ts';
import { content } from './model.ts';

export type Redirect = RecordOf<'redirects'>;

/**
 * Returns the redirects of `content/`, or none while the file is invalid.
 * @param root the folder of the site.
 */
export const readRedirects = (root?: string): Redirect[] => content(root).entries.redirects.map(({ data }) => data);

/** Returns whether only a host can redirect it: where file names ignore case, its file would replace the page's. */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Returns where a path finally leads: to itself, unless it redirects. */
export function targetOf(path: string, redirects: readonly Redirect[]): string {
	return redirects.find(({ from }) => from === path)?.to ?? path;
}
