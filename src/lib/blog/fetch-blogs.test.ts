// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchBlogs } from './fetch-blogs.ts';
import answers from './fetch-blogs.test.json' with { type: 'json' };

const listUrl = 'https://backend.example/api/blogs/allblogs';
const ask = (body: string, status = 200) => {
	const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
	return { fetch, posts: fetchBlogs({ website: 'infotech', listUrl }) };
};
afterEach(() => void vi.restoreAllMocks());

const { blog, failures } = answers;

it('requests the list once and returns this website’s posts, newest first, with their titles and slugs', async () => {
	const newer = { ...blog, _id: 'b', createdAt: '2026-02-01T00:00:00.000Z' };
	const list = [blog, newer, { ...blog, _id: 'c', website: 'other' }, { _id: 'd' }, null];
	const { fetch, posts } = ask(JSON.stringify(list));
	expect((await posts).map(({ post, slug }) => [post._id, post.title, slug])).toEqual([
		['b', 'A & B', 'a-b-b'],
		['a', 'A & B', 'a-b'],
	]);
	expect(fetch).toHaveBeenCalledOnce();
});

it('revalidates a cached list, without headers that need a preflight request, and can give up', async () => {
	const { fetch, posts } = ask('[]');
	expect(await posts).toEqual([]);
	const [[address, options] = []] = fetch.mock.calls;
	const request = new Request(address ?? '', options);
	expect([request.url, request.cache, ...request.headers]).toEqual([listUrl, 'no-cache']);
	expect(options?.signal?.aborted).toBe(false);
});

it.each(failures)('throws for the answer $body with status $status', async ({ body, status }) => {
	await expect(ask(body, status).posts).rejects.toThrow();
});
