import { redirects } from '../../shared/site/redirects.ts';
import { FEED_PATH } from '../../shared/blog/paths.ts';
import { href } from '../../shared/site/urls.ts';

interface Rule {
	where: object;
	eagerness: 'moderate';
}

/**
 * Returns rules that make a browser prepare the next page when a visitor hovers over a link or touches it. The browser
 * then prerenders that page; phones with little memory only fetch it. Posts are fetched but not prerendered: a card
 * hands over its post when it is clicked, which would be too late for a prerendered page. Leaves out redirects and the
 * feed, because they are not pages. Browsers ignore the rules if the visitor has turned on a data saver.
 * @param base the sub-path of the site.
 */
export function speculationRules(base?: string): Record<'prerender' | 'prefetch', [Rule]> {
	const left = [href(FEED_PATH, base), ...redirects.map(({ from }) => href(from, base))];
	const allBut = (paths: string[]): [Rule] => [
		{
			where: { and: [{ href_matches: href('/*', base) }, { not: { href_matches: paths } }] },
			eagerness: 'moderate',
		},
	];
	return { prerender: allBut([href('/blog/*', base), ...left]), prefetch: allBut(left) };
}
