import type { Redirect } from '../content/redirects.ts';
import { FEED_PATH } from '../../shared/blog/paths.ts';
import { href } from '../../shared/site/urls.ts';

interface Rule {
	where: object;
	eagerness: 'moderate';
}

/**
 * The rules by which a browser prepares the next page when a visitor points at a link or touches it. The page is
 * rendered ahead, or at least fetched if the browser does not allow more (phones with little memory). Posts are only
 * fetched: a card hands its post over when it is clicked, which a page that is rendered already would miss. Redirects
 * and the feed are not pages and so are left out. Browsers do nothing of this while the visitor saves data.
 * @param redirects those of `content/`.
 * @param base the sub-path under which the site lives.
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
