import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

it('prerenders all pages except the feed, and only prefetches posts', () => {
	const allBut = (paths: string[]) => [
		{
			where: { and: [{ href_matches: '/website/*' }, { not: { href_matches: paths } }] },
			eagerness: 'moderate',
		},
	];
	expect(speculationRules('/website')).toEqual({
		prerender: allBut(['/website/blog/*', '/website/rss.xml']),
		prefetch: allBut(['/website/rss.xml']),
	});
});
