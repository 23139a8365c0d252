import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

it('gets pages ready when a link is pointed at, but for aliases and the feed, and only fetches posts', () => {
	const left = ['/website/rss.xml', '/website/solutions', '/website/services/seo-services', '/website/contact'];
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
