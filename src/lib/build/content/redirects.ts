import type { RecordOf } from '../../../schemas/collections.ts';
import { content } from './model.ts';

export type Redirect = RecordOf<'redirects'>;

/** Returns the redirects of `content/`; none while the file is wrong. @param root the folder of the site. */
export const readRedirects = (root?: string): Redirect[] => content(root).entries.redirects.map(({ data }) => data);

/** Whether only a host can redirect it: on disks that ignore case, its file would overwrite the page's. */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Returns where a path leads in the end: itself, except for a redirect. */
export function targetOf(path: string, redirects: readonly Redirect[]): string {
	return redirects.find(({ from }) => from === path)?.to ?? path;
}
