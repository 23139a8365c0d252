// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredBlog } from './handover-store.ts';
import { handOver, takeHandOver } from './handover.ts';

const post = {
	_id: 'a',
	title: 'A',
	description: '<p>x</p>',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
	tags: ['kept'],
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('hand-over', () => {
	it('gives the whole blog object back, again and again', () => {
		handOver({ post, slug: 'a' });
		expect(takeHandOver('a')).toEqual(post);
		expect(takeHandOver('a')).toEqual(post);
		expect(takeHandOver('b')).toBeUndefined();
	});

	it('marks what it keeps with the hash of its content', () => {
		handOver({ post, slug: 'a' });
		const first = readStoredBlog('a')?.hash;
		handOver({ post: { ...post, description: '<p>y</p>' }, slug: 'a' });
		expect(readStoredBlog('a')?.hash).not.toBe(first);
	});

	it('keeps the newest 20 posts', () => {
		vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1));
		let clock = 0;
		for (let number = 1; number <= 25; number++) handOver({ post, slug: `post-${number}` });
		expect(sessionStorage.length).toBe(20);
		expect(takeHandOver('post-5')).toBeUndefined();
		expect(takeHandOver('post-6')).toEqual(post);
	});

	it('keeps no post of more than 500,000 characters, nor an older version of it', () => {
		handOver({ post, slug: 'a' });
		handOver({ post: { ...post, description: 'x'.repeat(500_001) }, slug: 'a' });
		expect(takeHandOver('a')).toBeUndefined();
	});

	it('makes room when the storage is full, and gives up quietly when that does not help', () => {
		handOver({ post, slug: 'old' });
		const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		handOver({ post, slug: 'new' });
		expect(takeHandOver('new')).toEqual(post);
		expect(takeHandOver('old')).toBeUndefined();
		setItem.mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		expect(() => handOver({ post, slug: 'third' })).not.toThrow();
	});

	it('does without a storage', () => {
		vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		expect(() => handOver({ post, slug: 'a' })).not.toThrow();
		expect(takeHandOver('a')).toBeUndefined();
	});

	it('trusts nothing that it reads', () => {
		for (const text of ['', 'nonsense', 'hash 1 {', 'hash 1 {"_id":5}', 'hash 1 []']) {
			sessionStorage.setItem('blog:a', text);
			expect(takeHandOver('a')).toBeUndefined();
		}
	});
});
