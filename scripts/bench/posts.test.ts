import { expect, it } from 'vitest';
import { parseBlogList } from '../../src/lib/blog/blog-object.ts';
import { benchPost } from './posts.ts';

const posts = Array.from({ length: 200 }, (_, number) => benchPost(number));

it('makes posts that the blog takes, all of them', () => {
	expect(parseBlogList(posts).rejected).toEqual([]);
});

it('makes posts of about 10 KB that are all different', () => {
	const sizes = posts.map(({ description }) => description.length);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10_000);
	expect(Math.max(...sizes)).toBeLessThan(12_000);
	expect(new Set(posts.map(({ description }) => description)).size).toBe(posts.length);
});

it('makes the same post for the same number', () => {
	expect(benchPost(42)).toEqual(benchPost(42));
});

it('makes what has to be cleaned, pasted and non-Latin text', () => {
	const all = posts.map(({ description }) => description).join('');
	for (const part of ['<script>', 'onclick=', '<iframe', 'MsoNormal', '<table>', '<img', 'સુરત'])
		expect(all).toContain(part);
});
