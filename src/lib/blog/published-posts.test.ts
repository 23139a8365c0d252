import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { arrangePosts, isDue, relatedTo } from './published-posts.ts';
import arranged from './published-posts.test.json' with { type: 'json' };

const post = (_id: string, title: string, day = 1, website = 'infotech') => ({
	_id,
	title,
	description: '',
	createdAt: `2026-01-0${day}T00:00:00.000Z`,
	website,
});
const slugs = (...posts: ReturnType<typeof post>[]) =>
	Object.fromEntries(arrangePosts(posts, 'infotech', false).map((entry) => [entry.post._id, entry.slug]));

afterEach(() => void vi.useRealTimers());

describe('arrangePosts', () => {
	it.each(arranged.slugs)('$what, whatever the order of the list', ({ posts, slugs: expected }) => {
		const given = posts.map(({ _id, title, day, ...own }) => ({ ...post(_id, title, day), ...own }));
		for (const order of [given, given.toReversed()]) expect(slugs(...order)).toEqual(expected);
	});

	it('changes no address when a post is added', () => {
		const before = slugs(post('x', 'A', 1), post('y', 'A x', 2));
		expect(slugs(post('z', 'A', 3), post('x', 'A', 1), post('y', 'A x', 2))).toMatchObject(before);
	});

	it('gives posts without Latin letters lasting addresses of their own', () => {
		const [surat, silk] = [post('સુરત', 'સુરત', 5), post('રેશમ-seo', 'રેશમ', 6)];
		const alone = slugs(surat, silk);
		expect(alone).toEqual({ સુરત: 'post-1i5938', 'રેશમ-seo': 'seo-hkl9ye' });
		expect(slugs(post('કાપડ', 'કાપડ', 1), surat, post('કાપડ-seo', 'કાપડ', 2), silk)).toMatchObject(alone);
	});

	it('shortens the slug of a 500-character title to fit a file name', () => {
		const title = 'word '.repeat(100);
		const { a, b } = slugs(post('a', title, 1), post('b', title, 2));
		expect(a).toMatch(/^word(-word)+$/);
		expect(a?.length).toBeLessThanOrEqual(160);
		expect(b).toBe(`${a}-b`);
	});

	it('lists the posts that the backend lists, newest first, whatever the visitor’s clock says', () => {
		vi.useFakeTimers({ now: new Date('1970-01-01') });
		const posts = [post('a', 'A', 1), post('b', 'B', 2, 'Infotech'), post('c', 'C', 2)];
		const draft = { ...post('d', 'D', 4), draft: true };
		const listed = (hasDrafts: boolean) =>
			arrangePosts([draft, ...posts], 'infotech', hasDrafts).map(({ slug }) => slug);
		expect(listed(false)).toEqual(['c', 'a']);
		expect(listed(true)).toEqual(['d', 'c', 'a']);
	});

	it.each([
		['with the same date', {}, 'a', ['c', 'b', 'a']],
		['without a date', { createdAt: undefined }, 'a-a', ['dated', 'c', 'b', 'a']],
	])('orders posts %s by _id, whatever the order of the list', (_what, change, slug, order) => {
		const alike = ['b', 'a', 'c'].map((_id) => ({ ...post(_id, _id), ...change }));
		const dated = change.hasOwnProperty('createdAt') ? [post('dated', 'A')] : [];
		for (const posts of [
			[...alike, ...dated],
			[...dated, ...alike.toReversed()],
		]) {
			const entries = arrangePosts(posts, 'infotech', false);
			expect(entries.map((entry) => entry.post._id)).toEqual(order);
			expect(entries.find((entry) => entry.post._id === 'a')?.slug).toBe(slug);
		}
	});
});

test.each(arranged.due)('at $now, the day of a post of 3 January has come in Surat: $hasCome', ({ now, hasCome }) => {
	vi.useFakeTimers({ now: new Date(now) });
	expect(isDue(post('a', 'A', 3), 'Asia/Kolkata')).toBe(hasCome);
});

it('relates posts about the same service, then the newest', () => {
	const about = (_id: string, service?: string) => ({
		slug: _id,
		post: { ...post(_id, _id), ...(service && { service }) },
	});
	const [cost, ...others] = [about('cost', 'web'), about('cafe'), about('loom', 'web'), about('shop', 'seo')] as const;
	expect(relatedTo(cost, [cost, ...others]).map(({ slug }) => slug)).toEqual(['loom', 'cafe', 'shop']);
});
