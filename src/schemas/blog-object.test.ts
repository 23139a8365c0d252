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

it.each<[given: object, read: object]>([
	[
		{ __v: 0, tags: ['a'], ['__proto__']: 5, slug: { ['__proto__']: 5 }, author: 'A. B.', draft: true },
		{ author: 'A. B.', draft: true },
	],
	[{ updated: '2026-03-01' }, { updated: '2026-03-01T00:00:00.000Z' }],
	[{ author: { _id: 5 }, updated: 'soon', draft: 'no' }, { draft: false }],
	...[undefined, null, 5, '  '].map((imageUrl): [object, object] => [{ imageUrl }, { imageUrl: undefined }]),
	...[undefined, null, '', 'yesterday', '2026-13-45'].map((createdAt): [object, object] => [
		{ createdAt },
		{ createdAt: undefined },
	]),
	...[undefined, null, ['<p>x</p>']].map((description): [object, object] => [{ description }, { description: '' }]),
	[{ website: [] }, { website: '' }],
	// Characters that HTML cannot contain.
	[{ title: 'A\u0000 \u0008title\ud800 🧵' }, { title: 'A title 🧵' }],
	// The same moment in another time zone and without a time zone, and a day.
	[{ createdAt: '2026-01-31T15:00:00+05:30' }, {}],
	[{ createdAt: '2026-01-31T09:30' }, {}],
	[{ createdAt: '2026-01-31' }, { createdAt: '2026-01-31T00:00:00.000Z' }],
])('reads the fields %j of a post as %j', (given, read) => {
	expect(parseBlog({ ...blog, ...given }).data).toEqual({ ...blog, ...read });
});

it.each([
	[{ ...blog, _id: 5 }, '5 (record 1): _id must be text that is not empty'],
	[{ ...blog, title: undefined }, `${blog._id} (record 1): title must be text that is not empty`],
	[{ ...blog, title: ' \u0000' }, `${blog._id} (record 1): title must be text that is not empty`],
	[{ ...blog, _id: { toString: 5 } }, 'no _id (record 1): _id must be text that is not empty'],
	['<html>', 'no _id (record 1): it must be an object'],
])('refuses an invalid post and names every invalid field (%#)', (data, problem) => {
	expect(parseBlogList([data]).rejected).toEqual([problem]);
});

it('refuses a description above 1 MB, but counts no picture that is pasted into it', () => {
	const picture = (bytes: number) => `<img src="data:image/png;base64,${'A'.repeat(bytes)}">`;
	const described = (description: string) => parseBlogList([{ ...blog, description }]).rejected;
	expect(described('a'.repeat(999_000) + picture(2_000_000))).toEqual([]);
	const problem = 'description must be at most 1 MB long, without the pictures that are pasted into it';
	expect(described('a'.repeat(1_000_001))).toEqual([`${blog._id} (record 1): ${problem}`]);
	expect(described(picture(9) + 'a'.repeat(1_000_000))).toHaveLength(1);
});

it('names dates that nobody can read', () => {
	const dates = { createdAt: '01/03/2026', updated: '' };
	expect(parseBlogList([{ ...blog, ...dates }]).undated).toEqual([`${blog._id}: createdAt "01/03/2026"`]);
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
