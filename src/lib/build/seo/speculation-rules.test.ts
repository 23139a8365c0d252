import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

it('prerenders all pages except redirects and the feed, and only prefetches posts', () => {
	const left = ['/website/rss.xml', '/website/old', '/website/older/address'];
	const allBut = (paths: string[]) => [
		{
			where: { and: [{ href_matches: '/website/*' }, { not: { href_matches: paths } }] },
			eagerness: 'moderate',
		},
	];
	const redirects = ['/old', '/older/address'].map((from) => ({ from, to: '/new' }));
	expect(speculationRules(redirects, '/website')).toEqual({
		prerender: allBut(['/website/blog/*', ...left]),
		prefetch: allBut(left),
	});
});
