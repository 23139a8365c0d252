import { elementsOf, parseHtml, textOf } from '../../lib/html.ts';
import { addressOf, fileBehind } from '../addresses.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Sitemap');
const INDEX = 'sitemap-index.xml';

const locationsOf = (xml: string): string[] => elementsOf(parseHtml(xml), 'loc').map((entry) => textOf(entry).trim());

/** The entries of every sitemap that the index names. */
function entriesOf(site: Site, index: string): { entries: string[]; lost: Finding[] } {
	const entries: string[] = [];
	const lost: Finding[] = [];
	for (const location of locationsOf(index)) {
		const file = URL.canParse(location) ? fileBehind(site, new URL(location).pathname) : undefined;
		const text = file === undefined ? undefined : site.files.get(file);
		if (text === undefined) lost.push(finding(INDEX, `names ${location}, which was not built`));
		else entries.push(...locationsOf(text));
	}
	return { entries, lost };
}

/** The sitemap lists each page for search engines by its canonical address, once, and nothing else; robots.txt names it. */
export const sitemap: Rule = (site) => {
	const index = site.files.get(INDEX);
	if (index === undefined) return [finding(INDEX, 'was not built: set PUBLIC_SITE_URL')];
	const { entries, lost } = entriesOf(site, index);
	const pages = site.pages.filter((page) => !page.isHidden && page.forwardsTo === undefined);
	const expected = new Map(pages.map((page) => [addressOf(site, page.path).href, page.file]));
	const own = addressOf(site, `/${INDEX}`).href;
	const isNamed = (site.files.get('robots.txt') ?? '').split('\n').some((line) => line.trim() === `Sitemap: ${own}`);
	return [
		...lost,
		...[...expected]
			.filter(([url]) => !entries.includes(url))
			.map(([url, file]) => finding(file, `${url} is not in the sitemap`)),
		...[...new Set(entries)]
			.filter((url) => !expected.has(url))
			.map((url) => finding(INDEX, `lists ${url}, which is no page for search engines`)),
		...entries.filter((url, at) => entries.indexOf(url) !== at).map((url) => finding(INDEX, `lists ${url} twice`)),
		...(isNamed ? [] : [finding('robots.txt', `does not say "Sitemap: ${own}"`)]),
	];
};
