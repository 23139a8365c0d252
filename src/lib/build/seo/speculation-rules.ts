import type { Redirect } from '../content/redirects.ts';
import { FEED_PATH } from '../../shared/blog/paths.ts';
import { href } from '../../shared/site/urls.ts';

interface Rule {
	where: object;
	eagerness: 'moderate';
}

/**
 * Returns rules by which a browser prepares the next page when a visitor points at a link or touches it. It renders the
 * page ahead, or only fetches it (phones with little memory). Posts are only fetched, because a card hands its post
 * over at the click, which an already rendered page would miss. Redirects and the feed are not pages, so they are left
 * out. Browsers ignore the rules while the visitor saves data.
 * @param redirects those of `content/`.
 * @param base the sub-path of the site.
 */
export function speculationRules(
	redirects: readonly Redirect[],
	base?: string,
): Record<'prerender' | 'prefetch', [Rule]> {
	const left = [href(FEED_PATH, base), ...redirects.map(({ from }) => href(from, base))];
	const allBut = (paths: string[]): [Rule] => [
		{
			where: { and: [{ href_matches: href('/*', base) }, { not: { href_matches: paths } }] },
			eagerness: 'moderate',
		},
	];
	return { prerender: allBut([href('/blog/*', base), ...left]), prefetch: allBut(left) };
}
