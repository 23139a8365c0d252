import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

const post = { title: 'A', description: '<p>B</p>', createdAt: '2026-01-01T00:00:00.000Z' };

it('is the same for the same content', () => {
	expect(contentHash({ ...post })).toBe(contentHash(post));
	// A space would end it where a post is handed over.
	expect(contentHash(post)).toMatch(/^[\w-]+$/);
});

it.each([{ title: 'a' }, { description: '<p>b</p>' }, { createdAt: '2026-01-02T00:00:00.000Z' }, { imageUrl: '/x' }])(
	'is another for %j',
	(change) => {
		expect(contentHash({ ...post, ...change })).not.toBe(contentHash(post));
	},
);
