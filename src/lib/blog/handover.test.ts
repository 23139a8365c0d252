// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOver, findHandOver } from './handover.ts';
import stored from './handover.test.json' with { type: 'json' };

const { post, invalid } = stored;
const refuse = () => {
	throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('returns the whole blog object, however often it is read', () => {
	handOver({ post, slug: 'a' });
	expect([findHandOver('a'), findHandOver('a'), findHandOver('b')]).toEqual([post, post, undefined]);
});

it.each([
	['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
	['forbidden', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
])('works if the storage is %s', (_what, refuseStorage) => {
	refuseStorage();
	expect(() => handOver({ post, slug: 'a' })).not.toThrow();
	expect(findHandOver('a')).toBeUndefined();
});

it.each(invalid)('ignores an invalid stored value: %j', (value) => {
	sessionStorage.setItem('blog:a', value);
	expect(findHandOver('a')).toBeUndefined();
});
