import { expect, it } from 'vitest';
import { speculationRules } from './speculation';

it('gets pages ready when a link is pointed at, but for aliases and the feed, and only fetches posts', () => {
	expect(speculationRules('/website')).toEqual({
		prerender: [
			{
				where: {
					and: [
						{ href_matches: '/website/*' },
						{
							not: {
								href_matches: [
									'/website/blog/*',
									'/website/rss.xml',
									'/website/solutions',
									'/website/services/seo-services',
									'/website/contact',
								],
							},
						},
					],
				},
				eagerness: 'moderate',
			},
		],
		prefetch: [{ where: { href_matches: '/website/blog/*' }, eagerness: 'moderate' }],
	});
});
