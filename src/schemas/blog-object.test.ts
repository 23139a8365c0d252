import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseBlog, parseBlogList } from './blog-object.ts';

const blog = {
	_id: '65f0c0ffee0000000000000a',
	title: 'A title',
	description: '<p>Text</p>',
	imageUrl: 'https://pictures.example/a.png',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};

it.each<[what: string, given: object, post: object]>([
	['unknown fields', { ...blog, __v: 0, tags: ['a'] }, { ...blog, __v: 0, tags: ['a'] }],
	['an author and a draft mark', { ...blog, author: 'A. B.', draft: true }, { ...blog, author: 'A. B.', draft: true }],
	['a modification date', { ...blog, updated: '2026-03-01' }, { ...blog, updated: '2026-03-01T00:00:00.000Z' }],
	['optional fields of the wrong type', { ...blog, author: { _id: 5 }, updated: 1769851800, draft: 'no' }, blog],
	...[undefined, null, 5, '  '].map((imageUrl): [string, object, object] => [
		`${JSON.stringify(imageUrl)} as its picture`,
		{ ...blog, imageUrl },
		{ ...blog, imageUrl: undefined },
	]),
	...[undefined, null, 1769851800, '', 'yesterday', '2026-13-45'].map((createdAt): [string, object, object] => [
		`${JSON.stringify(createdAt)} as its date`,
		{ ...blog, createdAt },
		{ ...blog, createdAt: undefined },
	]),
	...[undefined, null, ['<p>x</p>']].map((description): [string, object, object] => [
		`${JSON.stringify(description)} as its text`,
		{ ...blog, description },
		{ ...blog, description: '' },
	]),
	['a list as its website', { ...blog, website: [] }, { ...blog, website: '' }],
	[
		'characters that HTML cannot contain',
		{ ...blog, title: 'A\u0000 \u0008title\ud800 🧵' },
		{ ...blog, title: 'A title 🧵' },
	],
	[
		'entities in its title',
		{ ...blog, title: 'Today&#8217;s &amp; tomorrow&#x2019;s &amp;amp; &no; &rupee;' },
		{ ...blog, title: 'Today’s & tomorrow’s &amp; &no; &rupee;' },
	],
	['a date in another time zone', { ...blog, createdAt: '2026-01-31T15:00:00+05:30' }, blog],
	['a date without a time zone', { ...blog, createdAt: '2026-01-31T09:30' }, blog],
	['a date without a time', { ...blog, createdAt: '2026-01-31' }, { ...blog, createdAt: '2026-01-31T00:00:00.000Z' }],
])('accepts a post with %s', (_what, given, post) => {
	expect(parseBlog(given).data).toEqual(post);
});

it.each([
	[{ ...blog, _id: 5 }, '5 (record 1): _id must be text that is not empty'],
	[{ ...blog, title: undefined }, `${blog._id} (record 1): title must be text that is not empty`],
	[{ ...blog, title: ' \u0000' }, `${blog._id} (record 1): title must be text that is not empty`],
	['<html>', 'no _id (record 1): it must be an object'],
])('refuses an invalid post and names every invalid field (%#)', (data, problem) => {
	expect(parseBlogList([data]).rejected).toEqual([problem]);
});

it('never evaluates code, which the security policy forbids', () => {
	expect(z.config().jitless).toBe(true);
});

it('keeps the valid posts of a list and reports the others', () => {
	const { posts, rejected } = parseBlogList([blog, null, { ...blog, _id: 'b', title: '' }, { ...blog }]);
	expect(posts).toEqual([blog]);
	expect(rejected).toEqual([
		'no _id (record 2): it must be an object',
		'b (record 3): title must be text that is not empty',
		`${blog._id} (record 4): this _id is taken`,
	]);
});

it.each([null, {}, '<!doctype html>', [null, {}]])('refuses %j as a list', (data) => {
	expect(() => parseBlogList(data)).toThrow(/not an array of posts|No record is a post/);
});
