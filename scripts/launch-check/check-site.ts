import { pageRules } from './page-rules.ts';
import type { Finding, Site } from './site.ts';
import { siteRules } from './site-rules.ts';

/** Everything that is wrong with a built site. */
export async function checkSite(site: Site): Promise<Finding[]> {
	const ofPages = site.pages.flatMap((page) =>
		Object.entries(pageRules).flatMap(([kind, faultsOf]) =>
			[...new Set(faultsOf(page, site.settings))].map((what) => ({ kind, where: page.file, what })),
		),
	);
	const ofSite = siteRules.map(async ([kind, rule]) => (await rule(site)).map((fault) => ({ kind, ...fault })));
	return [...ofPages, ...(await Promise.all(ofSite)).flat()];
}
