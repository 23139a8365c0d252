import { FEED_PATH, postPath } from '#lib/blog/paths.ts';
import { href } from '#lib/urls.ts';

/** Returns rules by which browsers prerender the page behind a link that a visitor points at, other than the feed. */
export function speculationRules(base?: string) {
	const feed = href(FEED_PATH, base);
	const allBut = (paths: string[]) => [
		{ where: { and: [{ href_matches: href('/*', base) }, { not: { href_matches: paths } }] }, eagerness: 'moderate' },
	];
	// Posts are only fetched: a card hands over its post when it is clicked, which prerendered pages would miss.
	return { prerender: allBut([href(postPath('*'), base), feed]), prefetch: allBut([feed]) };
}
