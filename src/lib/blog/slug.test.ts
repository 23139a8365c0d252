import { describe, expect, it, test } from 'vitest';
import { arrangePosts, slugify, slugsOf } from './slug.ts';

const post = (_id: string, title: string, day = 1, website = 'infotech') => ({
	_id,
	title,
	description: '',
	createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
	website,
});

describe('slugify', () => {
	test.each([
		['Hello, World!', 'hello-world'],
		['  --UI/UX & more--  ', 'ui-ux-more'],
		['A___b  c', 'a-b-c'],
		['15+ projects, 98%', '15-projects-98'],
		['Café del Mar', 'caf-del-mar'],
		['<b>Bold</b>', 'b-bold-b'],
		['સુરત', ''],
		['🪡🧵', ''],
		['', ''],
	])('%j becomes %j', (title, slug) => {
		expect(slugify(title)).toBe(slug);
	});
});

describe('slugsOf', () => {
	it('falls back to the _id where the title gives no slug', () => {
		expect(slugsOf([post('65F0c0ffee', 'સુરત')]).get('65F0c0ffee')).toBe('65f0c0ffee');
		expect(slugsOf([post('../ä/?', '🪡')]).get('../ä/?')).toBe('post');
	});

	it('lets the newer post keep a shared slug, in whatever order they come', () => {
		const posts = [post('old', 'One title', 1), post('new', 'One title!', 2), post('oldest', 'one TITLE', 1)];
		const expected = new Map([
			['new', 'one-title'],
			['old', 'one-title-old'],
			['oldest', 'one-title-oldest'],
		]);
		expect(slugsOf(posts)).toEqual(expected);
		expect(slugsOf(posts.toReversed())).toEqual(expected);
	});

	it('keeps a post off the files that servers look for in a folder', () => {
		const slugs = slugsOf([post('x', 'Index'), post('y', '404!', 2), post('z', '404', 1)]);
		expect([...slugs]).toEqual([
			['y', '404-y'],
			['x', 'index-x'],
			['z', '404-z'],
		]);
	});

	it('gives no two posts one slug, whatever their titles', () => {
		const slugs = slugsOf([post('x', 'A', 3), post('y', 'A x', 2), post('b', 'A', 1), post('c', 'a-b', 4)]);
		expect(new Set(slugs.values()).size).toBe(4);
	});

	it('cuts a title of 500 characters to what a file name takes', () => {
		const title = 'word '.repeat(100);
		const slugs = slugsOf([post('aaa', title, 2), post('bbb', title, 1)]);
		expect(slugs.get('aaa')).toMatch(/^word(-word)+$/);
		expect(slugs.get('aaa')?.length).toBeLessThanOrEqual(160);
		expect(slugs.get('bbb')).toBe(`${slugs.get('aaa')}-bbb`);
	});
});

describe('arrangePosts', () => {
	it('keeps the posts of this website, the newest first', () => {
		const arranged = arrangePosts([post('a', 'A', 1), post('b', 'B', 3, 'other'), post('c', 'A', 2)]);
		expect(arranged.map(({ post: { _id }, slug }) => [_id, slug])).toEqual([
			['c', 'a'],
			['a', 'a-a'],
		]);
	});
});
