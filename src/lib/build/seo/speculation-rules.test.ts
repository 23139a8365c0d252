import { expect, it } from 'vitest';
import { redirects } from '../../shared/site/redirects';
import { speculationRules } from './speculation-rules';

it('prerenders all pages except redirects and the feed, and only prefetches posts', () => {
	const left = ['/website/rss.xml', ...redirects.map(({ from }) => `/website${from}`)];
	const allBut = (paths: string[]) => [
		{
			where: { and: [{ href_matches: '/website/*' }, { not: { href_matches: paths } }] },
			eagerness: 'moderate',
		},
	];
	expect(speculationRules('/website')).toEqual({
		prerender: allBut(['/website/blog/*', ...left]),
		prefetch: allBut(left),
	});
});
