import { FEED_PATH, postPath } from '#lib/blog/paths.ts';
import { href } from '#lib/urls.ts';

/**
 * Returns rules that make a browser prepare the next page when a visitor hovers over a link or touches it. The browser
 * then prerenders that page; phones with little memory only fetch it. Posts are fetched but not prerendered: a card
 * hands over its post when it is clicked, which would be too late for a prerendered page. Leaves out the
 * feed, which is not a page. Browsers ignore the rules if the visitor has turned on a data saver.
 * @param base the sub-path of the site.
 */
export function speculationRules(base?: string) {
	const feed = href(FEED_PATH, base);
	const allBut = (paths: string[]) => [
		{ where: { and: [{ href_matches: href('/*', base) }, { not: { href_matches: paths } }] }, eagerness: 'moderate' },
	];
	return { prerender: allBut([href(postPath('*'), base), feed]), prefetch: allBut([feed]) };
}
