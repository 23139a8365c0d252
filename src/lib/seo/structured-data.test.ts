import { expect, it } from 'vitest';
import {
	breadcrumbData,
	graph,
	pageData,
	postData,
	printStructuredData,
	projectsData,
	questionsData,
	workData,
} from './structured-data.ts';

const home = 'https://www.example.com/website/';

/* That every built page describes itself, completely and by ids that it has, is seen by the launch check. */

it.each(['A & B "C" <b>ü</b>', '</script><script>alert(1)</script>', '<!--'])(
	'prints %j so that it reads back as it was and cannot end the script element',
	(title) => {
		const data = graph(pageData({ url: home, title, description: '' }, home));
		const printed = printStructuredData(data);
		expect(JSON.parse(printed)).toEqual(data);
		expect(printed).not.toContain('<');
	},
);

it('gives questions and answers word by word, in their order', () => {
	const items = [
		{ question: 'One?', answer: 'Yes & no.' },
		{ question: 'Two?', answer: 'No.' },
	];
	expect(questionsData(items).mainEntity).toEqual([
		{ '@type': 'Question', name: 'One?', acceptedAnswer: { '@type': 'Answer', text: 'Yes & no.' } },
		{ '@type': 'Question', name: 'Two?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
	]);
});

it('counts the steps of a breadcrumb from 1, each with its address', () => {
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

it('describes a project as a work of the agency, and lists them in the order of the page', () => {
	const address = (path: string) => `https://infotech.example${path}`;
	const work = { name: 'Zarikart', text: 'A shop.', sector: 'Retail', path: '/portfolio/zarikart' };
	expect(workData(work, address)).toMatchObject({
		'@id': `${address(work.path)}#work`,
		name: 'Zarikart',
		description: 'A shop.',
		creator: { '@id': address('/#agency') },
	});
	expect(projectsData([address(work.path)], address('/portfolio'))).toMatchObject({
		'@id': address('/portfolio#projects'),
		itemListElement: [{ position: 1, item: address(work.path) }],
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
