import { FEED_PATH, postPath } from '#lib/blog/paths.ts';
import { href } from '#lib/urls.ts';

/**
 * Returns rules by which browsers prerender the next page when a visitor hovers over a link or touches it, but never the
 * feed. Posts are only fetched: a card hands over its post when it is clicked, which prerendered pages would miss.
 * @param base the sub-path of the site.
 */
export function speculationRules(base?: string) {
	const feed = href(FEED_PATH, base);
	const allBut = (paths: string[]) => [
		{ where: { and: [{ href_matches: href('/*', base) }, { not: { href_matches: paths } }] }, eagerness: 'moderate' },
	];
	return { prerender: allBut([href(postPath('*'), base), feed]), prefetch: allBut([feed]) };
}
