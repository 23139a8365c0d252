// @vitest-environment jsdom
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startServer } from '../../testing/http-server.ts';
import { fetchBlogs } from './fetch-blogs.ts';

const server = await startServer();
const ask = (body: string, status = 200) => {
	server.answerWith({ body, status });
	return fetchBlogs({ website: 'infotech', listUrl: `${server.origin}/api/blogs/allblogs` });
};
afterAll(() => server.close());
afterEach(() => {
	vi.restoreAllMocks();
});

const blog = { _id: 'a', title: 'A', description: '', createdAt: '2026-01-31T09:30:00.000Z', website: 'infotech' };

it('requests the list once and returns this website’s posts, newest first, with their slugs', async () => {
	const newer = { ...blog, _id: 'b', createdAt: '2026-02-01T00:00:00.000Z' };
	const posts = await ask(JSON.stringify([blog, newer, { ...blog, _id: 'c', website: 'other' }, { _id: 'd' }, null]));
	expect(posts.map(({ post, slug }) => [post._id, slug])).toEqual([
		['b', 'a-b'],
		['a', 'a'],
	]);
	expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/blogs/allblogs']);
});

it('gives up after 30 seconds', async () => {
	const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
	await expect(ask('[]')).rejects.toThrow(/abort/);
	expect(timeout).toHaveBeenCalledWith(30_000);
});

it('revalidates a cached list, without headers that would need a preflight request', async () => {
	const fetch = vi.spyOn(globalThis, 'fetch');
	await ask('[]');
	const request = new Request(...(fetch.mock.lastCall ?? ['']));
	expect(request.cache).toBe('no-cache');
	expect([...request.headers.keys()]).toEqual([]);
});

it.each<[string, string, number?]>([
	['a server error', '[]', 500],
	['HTML', '<!doctype html>'],
	['an object', '{}'],
	['an empty response', ''],
])('throws for %s', async (_name, body, status) => {
	await expect(ask(body, status)).rejects.toThrow();
});
