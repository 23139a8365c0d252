import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostHead } from './PostHead';

const strings = {
	back: 'Blog',
	publishedOn: 'Published on:',
	readingTime: '{minutes} min read',
	author: 'By {author}',
	updatedOn: 'Updated on:',
	agency: 'A $& Kiln',
};
const post = { title: 'A title', createdAt: '2026-01-31T00:00:00.000Z' };

/** Returns the HTML above a post's text. The post has these additional fields. */
const headOf = (more: object) =>
	renderToStaticMarkup(
		<PostHead
			post={{ ...post, ...more }}
			minutes={1}
			source={{ listUrl: '/site/list', base: '/site' }}
			formatDate={(iso) => iso.slice(0, 10)}
			strings={strings}
		/>,
	);

it.each([
	[{}, 'Published on: 2026-01-31 / By A $&amp; Kiln / 1 min read'],
	[
		{ author: 'A. $& Writer', updated: '2026-03-01T00:00:00.000Z' },
		'Published on: 2026-01-31 / Updated on: 2026-03-01 / By A. $&amp; Writer / 1 min read',
	],
])('shows the dates and the author that a post has: %j', (more, expected) => {
	expect(
		headOf(more)
			.replace(/<[^>]+>/g, '')
			.replaceAll('\u00a0', ' '),
	).toBe(`BlogA title${expected}`);
});

it('introduces an author with a line and a picture if the post has them', () => {
	const author = { author: 'A. Writer', authorLine: 'Weaves on weekends' };
	expect(headOf(author)).toMatch(/By A. Writer.*Weaves on weekends/);
	expect(headOf(author)).not.toContain('<img');
	expect(headOf({ ...author, authorPicture: '/a.webp' })).toContain('<img src="/site/a.webp" alt=""');
	expect(headOf({ ...author, authorPicture: 'javascript:alert(1)' })).not.toContain('<img');
});
