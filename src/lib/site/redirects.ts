import type { RecordOf } from '../../schemas/collections.ts';

export type Redirect = RecordOf<'redirects'>;

/** Whether only a host can redirect it: on disks that ignore case, its file would overwrite the page's. */
export const isHostOnly = ({ from, to }: Redirect): boolean => from.toLowerCase() === to.toLowerCase();

/** Where a path leads in the end: itself, but for a redirect. */
export function targetOf(path: string, redirects: readonly Redirect[]): string {
	return redirects.find(({ from }) => from === path)?.to ?? path;
}
