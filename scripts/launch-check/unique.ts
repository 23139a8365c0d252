import type { Finding, Kind } from './finding.ts';
import type { Page, Site } from './site.ts';

/**
 * Finds pages without a text that every page needs, and pages that share one.
 * @param read gives the text of a page.
 * @param cure what to do about a missing one.
 */
export function checkUnique(site: Site, kind: Kind, read: (page: Page) => string | undefined, cure: string): Finding[] {
	const pages = site.pages.filter((page) => page.forwardsTo === undefined);
	const name = kind.toLowerCase().replace(/s$/, '');
	const missing = pages.filter((page) => !read(page)?.trim());
	const texts = Map.groupBy(
		pages.filter((page) => !page.isHidden && !missing.includes(page)),
		(page) => read(page)?.trim() ?? '',
	);
	const shared = [...texts].filter(([, owners]) => owners.length > 1);
	return [
		...missing.map(({ file }) => ({ kind, where: file, what: `has no ${name}: ${cure}` })),
		...shared.map(([text, owners]) => ({
			kind,
			where: owners.map(({ file }) => file).join(', '),
			what: `share the ${name} "${text}": each page needs one of its own`,
		})),
	];
}
