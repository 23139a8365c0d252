import { aliases } from '../site/aliases.ts';
import { FEED_PATH } from '../blog/feed-path.ts';
import { href } from '../site/urls.ts';

interface Rule {
	where: object;
	eagerness: 'moderate';
}

/**
 * The rules by which a browser gets the next page ready when a visitor points at a link, or presses it on touch: it runs
 * ahead, or is fetched at least where browsers let none run (phones with little memory). Posts are only fetched: a card
 * hands its post over at the click, which a page that runs already would miss. Aliases forward and the feed is no page,
 * so they are left alone. Browsers themselves leave it when data is to be saved.
 * @param base the sub-path under which the site lives.
 */
export function speculationRules(base?: string): Record<'prerender' | 'prefetch', [Rule]> {
	const left = [href(FEED_PATH, base), ...aliases.map(({ from }) => href(from, base))];
	const allBut = (paths: string[]): [Rule] => [
		{
			where: { and: [{ href_matches: href('/*', base) }, { not: { href_matches: paths } }] },
			eagerness: 'moderate',
		},
	];
	return { prerender: allBut([href('/blog/*', base), ...left]), prefetch: allBut(left) };
}
