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

describe('parseBlog', () => {
	it('takes a blog as the backend gives it, with fields of its own', () => {
		expect(parseBlog({ ...blog, __v: 0, tags: ['a'] })).toEqual({ post: { ...blog, __v: 0, tags: ['a'] } });
	});

	test.each([null, undefined, '', '  '])('takes a picture of %j for none', (imageUrl) => {
		const result = parseBlog({ ...blog, imageUrl });
		expect('post' in result && 'imageUrl' in result.post).toBe(false);
	});

	it('leaves characters out of a title that no page can hold', () => {
		expect(parseBlog({ ...blog, title: 'A\u0000 \u0008title\ud800 🧵' })).toMatchObject({
			post: { title: 'A title 🧵' },
		});
		expect(parseBlog({ ...blog, title: '\u0000' })).toMatchObject({ problem: expect.stringMatching(/^title: found/) });
	});

	test.each([
		['2026-01-31T15:00:00+05:30', '2026-01-31T09:30:00.000Z'],
		['2026-01-31T09:30:00', '2026-01-31T09:30:00.000Z'],
		['2026-01-31T09:30', '2026-01-31T09:30:00.000Z'],
		['2026-01-31', '2026-01-31T00:00:00.000Z'],
		['2999-01-01T00:00:00Z', '2999-01-01T00:00:00.000Z'],
	])('reads the date %s as %s', (createdAt, expected) => {
		expect(parseBlog({ ...blog, createdAt })).toMatchObject({ post: { createdAt: expected } });
	});

	test.each([
		[{ ...blog, title: undefined }, 'title: found nothing, expected a text that is not empty'],
		[{ ...blog, title: ' ' }, 'title: found " ", expected a text that is not empty'],
		[{ ...blog, _id: 5 }, '_id: found 5, expected a text that is not empty'],
		[{ ...blog, description: null }, 'description: found null, expected a text of HTML'],
		[{ ...blog, imageUrl: 5 }, 'imageUrl: found 5, expected a text, null or nothing'],
		[{ ...blog, createdAt: 'yesterday' }, 'createdAt: found "yesterday", expected a date as in 2026-01-31T09:30:00Z'],
		[{ ...blog, createdAt: '2026-13-45' }, 'createdAt: found "2026-13-45", expected a date as in 2026-01-31T09:30:00Z'],
		[{ ...blog, website: [] }, 'website: found [], expected a text'],
		[null, 'found null, expected an object'],
		['<html>', 'found "<html>", expected an object'],
	])('refuses what is no blog (%#)', (data, problem) => {
		expect(parseBlog(data)).toEqual({ problem });
	});

	it('names every wrong field', () => {
		expect(parseBlog({ ...blog, title: 1, website: 2 })).toEqual({
			problem: 'title: found 1, expected a text that is not empty; website: found 2, expected a text',
		});
	});

	it('never evaluates code, which the security policy forbids', () => {
		expect(z.config().jitless).toBe(true);
		const { Function: original } = globalThis;
		globalThis.Function = new Proxy(original, {
			construct: () => expect.fail('evaluated code'),
			apply: () => expect.fail('evaluated code'),
		});
		try {
			expect(parseBlog(blog)).toEqual({ post: blog });
		} finally {
			globalThis.Function = original;
		}
	});
});

describe('parseBlogList', () => {
	it('keeps the good ones and names the others', () => {
		const { posts, rejected } = parseBlogList([blog, 5, { ...blog, _id: 'b', title: '' }, { ...blog }]);
		expect(posts).toEqual([blog]);
		expect(rejected).toEqual([
			{ id: 'no _id', index: 1, problem: 'found 5, expected an object' },
			{ id: 'b', index: 2, problem: 'title: found "", expected a text that is not empty' },
			{ id: blog._id, index: 3, problem: '_id: used by an earlier post' },
		]);
	});

	it('takes an empty list', () => {
		expect(parseBlogList([])).toEqual({ posts: [], rejected: [] });
	});

	test.each([null, undefined, {}, '<!doctype html>', 5])('throws for %j', (data) => {
		expect(() => parseBlogList(data)).toThrow(/^found .+, expected an array of blogs$/);
	});
});

describe('isOurs', () => {
	it('is the exact value of the specification', () => {
		expect(isOurs({ website: 'infotech' })).toBe(true);
		expect(isOurs({ website: 'Infotech' })).toBe(false);
		expect(isOurs({ website: '' })).toBe(false);
	});
});

describe('byNewest', () => {
	it('puts the newest first and settles one moment by _id', () => {
		const at = (_id: string, createdAt: string) => ({ _id, createdAt });
		const sorted = [
			at('b', '2026-01-01T00:00:00Z'),
			at('c', '2026-02-01T00:00:00Z'),
			at('a', '2026-01-01T00:00:00Z'),
		].sort(byNewest);
		expect(sorted.map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
	});
});
