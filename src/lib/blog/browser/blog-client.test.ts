// @vitest-environment jsdom
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { fetchBlogs } from './blog-client.ts';

const blog = {
	_id: 'a',
	title: 'A',
	description: '<p>x</p>',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
let server: Server | undefined;
const { signal } = new AbortController();

async function serve(listener: RequestListener): Promise<string> {
	server = createServer((request, response) => {
		response.setHeader('access-control-allow-origin', '*');
		listener(request, response);
	});
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/api/blogs/allblogs` : '';
}

afterEach(() => {
	vi.restoreAllMocks();
	server?.closeAllConnections();
	server?.close();
});

describe('fetchBlogs', () => {
	it('asks once and gives the posts of this website, the newest first, with their slugs', async () => {
		const asked: string[] = [];
		const url = await serve((request, response) => {
			asked.push(`${request.method} ${request.url}`);
			const newer = { ...blog, _id: 'b', createdAt: '2026-02-01T00:00:00.000Z' };
			response.end(JSON.stringify([blog, newer, { ...blog, _id: 'c', website: 'other' }, { _id: 'd' }, null]));
		});
		const posts = await fetchBlogs(url, signal);
		expect(posts.map(({ post, slug }) => [post._id, slug])).toEqual([
			['b', 'a'],
			['a', 'a-a'],
		]);
		expect(asked).toEqual(['GET /api/blogs/allblogs']);
	});

	it('asks without headers of its own, so that every browser takes what the page has fetched ahead', async () => {
		const set = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
		await fetchBlogs(await serve((_request, response) => response.end('[]')), signal);
		expect(set).not.toHaveBeenCalled();
	});

	test.each<[string, RequestListener]>([
		['a server error', (_q, r) => void r.writeHead(500).end('[]')],
		['HTML', (_q, r) => void r.end('<!doctype html>')],
		['null', (_q, r) => void r.end('null')],
		['an object', (_q, r) => void r.end('{}')],
		['nothing', (_q, r) => void r.end()],
		['a reset', (q) => void q.socket.destroy()],
	])('throws for %s', async (_name, listener) => {
		await expect(fetchBlogs(await serve(listener), signal)).rejects.toThrow();
	});

	it('ends early when it is told to', async () => {
		const url = await serve(() => undefined);
		const call = new AbortController();
		const list = fetchBlogs(url, call.signal);
		call.abort();
		await expect(list).rejects.toThrow('canceled');
	});
});
