import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

const post = { title: 'A', description: '<p>x</p>', createdAt: '2026-01-31T09:30:00.000Z' };

it.each([
	{ title: 'a' },
	{ description: '<p>b</p>' },
	{ createdAt: '2026-01-02T00:00:00.000Z' },
	{ imageUrl: '/x' },
	{ updated: '2026-03-01T00:00:00.000Z' },
	{ author: 'A. Writer' },
	{ authorLine: 'A. Writer' },
	{ authorPicture: '/x' },
	{ service: 'seo' },
	{ project: 'kiln' },
])('gives a post a new hash for %j, without spaces', (change) => {
	expect(contentHash({ ...post })).toBe(contentHash(post));
	expect(contentHash({ ...post, ...change })).not.toBe(contentHash(post));
	// A card stores the hash and the post as one string, separated by a space, so the hash must not contain a space.
	expect(contentHash(post)).toMatch(/^[\w-]+$/);
});
