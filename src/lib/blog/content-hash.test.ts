import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

const post = { title: 'A', description: '<p>B</p>', createdAt: '2026-01-01T00:00:00.000Z' };

test('the hash stays for one content and changes with each field that a visitor sees', () => {
	const hash = contentHash(post);
	expect(hash).toMatch(/^[\da-z]{6,11}$/);
	expect(contentHash({ ...post })).toBe(hash);
	const others = [
		{ title: 'a' },
		{ description: '<p>B</p> ' },
		{ createdAt: '2026-01-02T00:00:00.000Z' },
		{ imageUrl: '/x.webp' },
	];
	const hashes = others.map((other) => contentHash({ ...post, ...other }));
	expect(new Set([hash, ...hashes]).size).toBe(5);
});
