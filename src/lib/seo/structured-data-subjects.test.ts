import { expect, it } from 'vitest';
import { postData } from './structured-data-subjects.ts';

const home = 'https://www.example.com/website/';

it.each([
	[{}, { author: { '@id': `${home}#agency` } }],
	[
		{ author: 'A. Writer', updated: '2026-03-01T00:00:00.000Z' },
		{ author: { '@type': 'Person', name: 'A. Writer', url: `${home}about` }, dateModified: '2026-03-01T00:00:00.000Z' },
	],
])('describes a post with %j', (more, expected) => {
	const post = { title: 'A title', createdAt: '2026-01-31T09:30:00.000Z', ...more };
	const data = postData(post, 'In short.', `${home}blog/a-title`, home, undefined, `${home}about`);
	expect(data).toMatchObject({ headline: 'A title', datePublished: '2026-01-31T09:30:00.000Z', ...expected });
	expect(data).not.toHaveProperty('image');
});
