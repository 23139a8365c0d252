import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseBlog, parseBlogList, unreadFields } from './blog-object.ts';
import rows from './blog-object.test.json' with { type: 'json' };

const { blog } = rows;
/** Values that count as missing. */
const unread = Object.entries(rows.unread).flatMap(([field, values]) =>
	[undefined, ...values].map((value) => ({ given: { [field]: value }, read: { [field]: undefined } })),
);

it.each<{ given: object; read: object }>([
	{
		given: { __v: 0, tags: ['a'], ['__proto__']: 5, slug: { ['__proto__']: 5 }, author: 'A. B.', draft: true },
		read: { author: 'A. B.', draft: true },
	},
	// Characters that HTML cannot contain.
	{ given: { title: 'A\u0000 \u0008title\ud800 🧵' }, read: { title: 'A title 🧵' } },
	{ given: { description: undefined }, read: { description: '' } },
	...rows.read,
	...unread,
])('reads the fields $given of a post as $read', ({ given, read }) => {
	expect(parseBlog({ ...blog, ...given }).data).toEqual({ ...blog, ...read });
});

it.each(rows.refused)('refuses an invalid post and names every invalid field (%#)', ({ given, problem }) => {
	expect(parseBlogList([{ ...blog, ...given }]).rejected).toEqual([problem]);
});

it('refuses a description above 1 MB, but counts no picture that is pasted into it', () => {
	const picture = (bytes: number) => `<img src="data:image/png;base64,${'A'.repeat(bytes)}">`;
	const described = (description: string) => parseBlogList([{ ...blog, description }]).rejected;
	expect(described('a'.repeat(999_000) + picture(2_000_000))).toEqual([]);
	const problem = 'description must be at most 1 MB long, without the pictures that are pasted into it';
	expect(described('a'.repeat(1_000_001))).toEqual([`${blog._id} (record 1): ${problem}`]);
	expect(described(picture(9) + 'a'.repeat(1_000_000))).toHaveLength(1);
});

it('names the fields of posts that nobody can read, and no others', () => {
	const deep = { createdAt: JSON.parse('['.repeat(1e5) + ']'.repeat(1e5)) as unknown };
	const right = { updated: '', author: null, draft: 'no' };
	const odd = { ...blog, ...right, imageUrl: { url: 'a' }, createdAt: '01/03/2026', slug: 'A' };
	const unread = ['imageUrl an object', 'createdAt "01/03/2026"', 'slug "A"', 'createdAt an object'];
	const records = [odd, { ...blog, ...deep }, { createdAt: 'soon' }];
	expect(unreadFields(records)).toEqual(unread.map((field) => `${blog._id}: ${field}`));
});

it('never evaluates code, which the security policy forbids', () => {
	expect(z.config().jitless).toBe(true);
});

it('keeps the valid posts of a list and reports the others', () => {
	const { posts, rejected } = parseBlogList([blog, null, '<html>', { ...blog, _id: 'b', title: '' }, { ...blog }]);
	expect(posts).toEqual([blog]);
	expect(rejected).toEqual([
		'no _id (record 2): it must be an object',
		'no _id (record 3): it must be an object',
		'b (record 4): title must be text that is not empty',
		`${blog._id} (record 5): this _id is taken`,
	]);
});

it.each([null, {}, { data: { posts: [] } }, '<!doctype html>', [null, {}]])('refuses %j as a list', (data) => {
	expect(() => parseBlogList(data)).toThrow(/not an array: \[\{"_id"|No record is a post/);
});
