import { expect, it } from 'vitest';
import { breadcrumbData, graph, pageData, postData, printStructuredData } from './structured-data.ts';

const home = 'https://www.example.com/website/';

it.each(['A & B "C" <b>ü</b>', '</script><script>alert(1)</script>', '<!--'])(
	'prints %j so that it parses to the same value and cannot end the script element',
	(title) => {
		const data = graph(pageData({ url: home, title, description: '' }, home));
		const printed = printStructuredData(data);
		expect(JSON.parse(printed)).toEqual(data);
		expect(printed).not.toContain('<');
	},
);

it('numbers the steps of a breadcrumb from 1, each with its address', () => {
	const trail = [
		{ name: 'Home', path: '/' },
		{ name: 'Pots', path: '/services/pots' },
	];
	expect(breadcrumbData(trail, '', (path) => home + path.slice(1))).toMatchObject({
		itemListElement: [
			{ position: 1, name: 'Home', item: home },
			{ position: 2, name: 'Pots', item: `${home}services/pots` },
		],
	});
});

it.each([
	[{}, { author: { '@id': `${home}#agency` } }],
	[
		{ author: 'A. Writer', updated: '2026-03-01T00:00:00.000Z' },
		{ author: { '@type': 'Person', name: 'A. Writer' }, dateModified: '2026-03-01T00:00:00.000Z' },
	],
])('describes a post with %j', (more, expected) => {
	const post = { title: 'A title', createdAt: '2026-01-31T09:30:00.000Z', ...more };
	const data = postData(post, 'In short.', `${home}blog/a-title`, home, undefined);
	expect(data).toMatchObject({ headline: 'A title', datePublished: '2026-01-31T09:30:00.000Z', ...expected });
	expect(data).not.toHaveProperty('image');
});
