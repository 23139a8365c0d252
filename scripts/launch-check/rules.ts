import { canonical, descriptions, heads, manifest, markdown, sitemap, titles } from './head-rules.ts';
import { links } from './links.ts';
import { addresses, hostFiles, localAddresses, markup, pictures, policy, subPath, words } from './page-rules.ts';
import type { Finding, Rule, Site } from './site.ts';
import { structuredData } from './structured-data.ts';

const rules: readonly Rule[] = [
	localAddresses,
	markup,
	links,
	addresses,
	subPath,
	titles,
	descriptions,
	heads,
	words,
	pictures,
	canonical,
	sitemap,
	structuredData,
	markdown,
	manifest,
	policy,
	hostFiles,
];

/** Everything that is wrong with a built site. */
export async function checkSite(site: Site): Promise<Finding[]> {
	return (await Promise.all(rules.map((rule) => rule(site)))).flat();
}
