import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { byNewest, isOurs, parseBlog, parseBlogList } from './blog-object.ts';

const blog = {
	_id: '65f0c0ffee0000000000000a',
	title: 'A title',
	description: '<p>Text</p>',
	imageUrl: 'https://pictures.example/a.png',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const date = 'expected a date as in 2026-01-31T09:30:00Z';

describe('parseBlog', () => {
	it('takes a blog as the backend gives it, with fields of its own', () => {
		expect(parseBlog({ ...blog, __v: 0, tags: ['a'] })).toEqual({ post: { ...blog, __v: 0, tags: ['a'] } });
	});

	it('takes an author, a date of change and the mark of a draft, and passes by what else is called so', () => {
		const more = { author: 'A. Writer', updated: '2026-03-01', draft: true };
		expect(parseBlog({ ...blog, ...more })).toEqual({
			post: { ...blog, ...more, updated: '2026-03-01T00:00:00.000Z' },
		});
		expect(parseBlog({ ...blog, author: { _id: 5 }, updated: 1769851800, draft: 'no' })).toStrictEqual({ post: blog });
	});

	test.each([null, undefined, '', '  '])('takes a picture of %j for none', (imageUrl) => {
		const { imageUrl: _none, ...post } = blog;
		expect(parseBlog({ ...blog, imageUrl })).toStrictEqual({ post });
	});

	it('leaves characters out of a title that no page can hold', () => {
		const title = 'A\u0000 \u0008title\ud800 🧵';
		expect(parseBlog({ ...blog, title })).toMatchObject({ post: { title: 'A title 🧵' } });
	});

	test.each([
		['2026-01-31T15:00:00+05:30', '2026-01-31T09:30:00.000Z'],
		['2026-01-31T09:30', '2026-01-31T09:30:00.000Z'],
		['2026-01-31', '2026-01-31T00:00:00.000Z'],
	])('reads the date %s as %s', (createdAt, expected) => {
		expect(parseBlog({ ...blog, createdAt })).toMatchObject({ post: { createdAt: expected } });
	});

	test.each([
		[{ ...blog, _id: 5 }, '_id: found 5, expected a text that is not empty'],
		[{ ...blog, title: undefined }, 'title: found nothing, expected a text that is not empty'],
		[{ ...blog, title: ' \u0000' }, 'title: found " \\u0000", expected a text that is not empty'],
		[{ ...blog, description: null }, 'description: found null, expected a text of HTML'],
		[{ ...blog, imageUrl: 5 }, 'imageUrl: found 5, expected a text, null or nothing'],
		[{ ...blog, createdAt: 1769851800 }, `createdAt: found 1769851800, ${date}`],
		[{ ...blog, createdAt: '2026-13-45' }, `createdAt: found "2026-13-45", ${date}`],
		[
			{ ...blog, title: {}, website: [] },
			'title: found {}, expected a text that is not empty; website: found [], expected a text',
		],
		['<html>', 'found "<html>", expected an object'],
	])('refuses what is no blog, naming every wrong field (%#)', (data, problem) => {
		expect(parseBlog(data)).toEqual({ problem });
	});

	it('never evaluates code, which the security policy forbids', () => {
		expect(z.config().jitless).toBe(true);
	});
});

describe('parseBlogList', () => {
	it('keeps the good ones and names the others', () => {
		const { posts, rejected } = parseBlogList([blog, null, { ...blog, _id: 'b', title: '' }, { ...blog }]);
		expect(posts).toEqual([blog]);
		expect(rejected).toEqual([
			{ id: 'no _id', index: 1, problem: 'found null, expected an object' },
			{ id: 'b', index: 2, problem: 'title: found "", expected a text that is not empty' },
			{ id: blog._id, index: 3, problem: '_id: used by an earlier post' },
		]);
	});

	test.each([null, {}, '<!doctype html>'])('throws for %j', (data) => {
		expect(() => parseBlogList(data)).toThrow(/^found .+, expected an array of blogs$/);
	});
});

test.each([
	['infotech', true],
	['Infotech', false],
	['', false],
])('a post of the website %j is ours: %s', (website, expected) => {
	expect(isOurs({ website })).toBe(expected);
});

test('the newest post comes first, and _id settles one moment', () => {
	const at = (_id: string, month: number) => ({ _id, createdAt: `2026-0${month}-01T00:00:00Z` });
	const sorted = [at('b', 1), at('c', 2), at('a', 1)].sort(byNewest);
	expect(sorted.map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
});
