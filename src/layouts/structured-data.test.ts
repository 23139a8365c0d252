import { expect, it } from 'vitest';
import type { Site } from '#schemas/site.ts';
import { agencyData, breadcrumbData, pageData, postData, printGraph } from './structured-data.ts';
import data from './structured-data.test.json' with { type: 'json' };

const home = 'https://www.example.com/website/';

const agency = data.agency as unknown as Site;
const written = (thing: object): unknown => JSON.parse(printGraph(thing));

it.each(['contact', 'address', 'all'] as const)('claims no more about the agency than the page shows: %s', (extent) => {
	expect(written(agencyData(agency, home, extent))).toEqual({
		'@context': 'https://schema.org',
		'@graph': [data.shown[extent]],
	});
});

it('names what the team has entered, in the words of schema.org', () => {
	const full = { ...data.agency, ...data.entered } as unknown as Site;
	expect(agencyData(full, home, 'all')).toMatchObject(data.named);
});

it.each<{ own: object; image?: string; expected: object }>(data.posts)(
	'describes a post with $own and the picture $image',
	({ own, image, expected }) => {
		const url = `${home}blog/a-title`;
		const page = { description: 'In short.', url, image, authorUrl: `${home}about` };
		const described = postData({ title: 'A title', createdAt: '2026-01-31', ...own }, page, home);
		expect(described).toEqual({ ...data.post, ...expected });
	},
);

it.each<{ own: object; expected: object }>(data.pages)('describes a page with $own', ({ own, expected }) => {
	const page = { url: `${home}about`, title: 'About', description: 'In short.', ...own };
	expect(pageData(page, home)).toEqual({ ...data.page, ...expected });
});

it.each(data.titles)('prints %j so that it parses to the same value and ends no script', (title) => {
	const page = pageData({ url: home, title, description: '' }, home);
	const printed = printGraph(page);
	expect(JSON.parse(printed)).toEqual({ '@context': 'https://schema.org', '@graph': [page] });
	expect(printed).not.toContain('<');
});

it('numbers the steps of a breadcrumb from 1, each with its address', () => {
	const trail = ['/', '/services/pots'].map((path) => ({ name: path, path }));
	expect(breadcrumbData(trail, `${home}a`, (path) => home + path.slice(1))).toEqual(data.breadcrumb);
});
