import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { arrangePosts, relatedTo } from './published-posts.ts';

const post = (_id: string, title: string, day = 1, website = 'infotech') => ({
	_id,
	title,
	description: '',
	createdAt: `2026-01-0${day}T00:00:00.000Z`,
	website,
});
const blog = { website: 'infotech', timeZone: 'Asia/Kolkata' };
const slugs = (...posts: ReturnType<typeof post>[]) =>
	Object.fromEntries(arrangePosts(posts, blog).map((entry) => [entry.post._id, entry.slug]));

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.useRealTimers());

describe('arrangePosts', () => {
	it('falls back to the _id if the title gives no slug', () => {
		expect(slugs(post('65F0c0ffee', 'સુરત'), post('../ä/?', '🪡'))).toEqual({
			'65F0c0ffee': '65f0c0ffee',
			'../ä/?': 'post',
		});
	});

	it('lets the oldest post keep a shared slug, whatever the order of the list', () => {
		const posts = [post('old', 'One title', 1), post('newest', 'One title!', 3), post('new', 'one TITLE', 2)];
		const expected = { old: 'one-title', new: 'one-title-new', newest: 'one-title-newest' };
		for (const order of [posts, posts.toReversed()]) expect(slugs(...order)).toEqual(expected);
	});

	it('changes no address when a post is added', () => {
		const before = slugs(post('x', 'A', 1), post('y', 'A x', 2));
		expect(slugs(post('z', 'A', 3), post('x', 'A', 1), post('y', 'A x', 2))).toMatchObject(before);
	});

	it('avoids slugs that servers would treat as special files', () => {
		expect(slugs(post('x', 'Index'), post('y', '404!'))).toEqual({ x: 'index-x', y: '404-y' });
	});

	it('shortens the slug of a 500-character title to fit a file name', () => {
		const title = 'word '.repeat(100);
		const { a, b } = slugs(post('a', title, 1), post('b', title, 2));
		expect(a).toMatch(/^word(-word)+$/);
		expect(a?.length).toBeLessThanOrEqual(160);
		expect(b).toBe(`${a}-b`);
	});
});

test.each([
	['2026-01-02', false, ['c', 'a']],
	['2026-01-01', false, ['a']],
	['2026-01-01', true, ['e', 'd', 'c', 'a']],
])('on %s (development: %s), the list shows the published posts, newest first: %j', (day, isDevelopment, expected) => {
	vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`) });
	vi.stubEnv('DEV', isDevelopment);
	const posts = [post('a', 'A', 1), post('b', 'B', 2, 'Infotech'), post('c', 'C', 2), post('d', 'D', 3)];
	const draft = { ...post('e', 'E', 4), draft: true };
	expect(arrangePosts([draft, ...posts], blog).map(({ slug }) => slug)).toEqual(expected);
});

it('orders posts with the same date by _id', () => {
	const posts = [post('b', 'B'), post('a', 'A'), post('c', 'C')];
	expect(arrangePosts(posts, blog).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

it('relates posts about the same service, then the newest', () => {
	const about = (_id: string, service?: string) => ({
		slug: _id,
		post: { ...post(_id, _id), ...(service && { service }) },
	});
	const [cost, ...others] = [about('cost', 'web'), about('cafe'), about('loom', 'web'), about('shop', 'seo')] as const;
	expect(relatedTo(cost, [cost, ...others]).map(({ slug }) => slug)).toEqual(['loom', 'cafe', 'shop']);
});
