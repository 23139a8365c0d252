import { expect, it } from 'vitest';
import { buildPost } from './built-post.ts';

const source = { listUrl: '/api/blogs/allblogs', base: '/' };
const built = (description: string) =>
	buildPost(
		{ _id: 'a', title: 'A title', description, createdAt: '2026-01-31T09:30:00.000Z', website: 'infotech' },
		source,
	);

it('finds the headings of the first two levels, with the text that visitors read', () => {
	const text =
		'<h2 title=">" lang="en">A <em>b</em> &amp; c</h2><h4>Too deep</h4><h3 id="own">D</h3><h2></h2><p>&lt;h2 id="x"&gt;no&lt;/h2&gt;';
	expect(built(text).headings).toEqual([
		{ id: 'post-a-b-c', text: 'A b & c', level: 2 },
		{ id: 'post-own', text: 'D', level: 3 },
	]);
});

it('stops the preview at the first heading, but lets the beginning continue', () => {
	expect(built('<p>Short.</p><h2>Part</h2><p>More</p>')).toMatchObject({
		preview: 'Short. Part',
		beginning: 'Short. Part More',
		minutes: 1,
	});
});

it.each([3000, 200_000])('keeps text that is nested %i elements deep', (depth) => {
	expect(built(`${'<blockquote>'.repeat(depth)}Down here`).html).toContain('Down here');
});
