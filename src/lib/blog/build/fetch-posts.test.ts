import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, test } from 'vitest';
import { fetchPosts } from './fetch-posts.ts';

const blog = {
	_id: 'a',
	title: 'A',
	description: '<p>x</p>',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};
const quick = { pauses: [0, 1, 1], timeLimit: 200 };
let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
	server = createServer(listener);
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

describe('fetchPosts', () => {
	it('asks for the list once, past every cache, and gives the posts of all websites', async () => {
		const asked: string[] = [];
		const url = await serve(({ method, url: path, headers }, response) => {
			asked.push(`${method} ${path} ${headers['cache-control']}`);
			response.end(JSON.stringify([blog, { ...blog, _id: 'b', website: 'other' }]));
		});
		const { posts } = await fetchPosts(`${url}/`, quick);
		expect(posts.map(({ _id }) => _id)).toEqual(['a', 'b']);
		expect(asked).toEqual(['GET /api/blogs/allblogs no-cache']);
	});

	it('takes an empty list', async () => {
		const url = await serve((_request, response) => void response.end('[]'));
		expect(await fetchPosts(url, quick)).toEqual({ posts: [], warnings: [] });
	});

	it('leaves one malformed post out, with a warning that names it', async () => {
		const answer = JSON.stringify([{ ...blog, _id: 'bad', title: null }, blog]);
		const url = await serve((_request, response) => void response.end(answer));
		expect(await fetchPosts(url, quick)).toEqual({
			posts: [blog],
			warnings: [
				`Left out of the blog: bad (record 1 of ${url}/api/blogs/allblogs): title: found null, expected a text that is not empty`,
			],
		});
	});

	it('takes the answer of the third try', async () => {
		let tries = 0;
		const url = await serve((_request, response) => {
			tries++;
			response.writeHead(tries < 3 ? 503 : 200).end(JSON.stringify([blog]));
		});
		expect((await fetchPosts(url, quick)).posts).toEqual([blog]);
	});

	test.each<[string, RequestListener, RegExp]>([
		['HTML', (_q, r) => void r.end('<!doctype html><title>x</title>'), /no JSON, it starts with "<!doctype html>/],
		['null', (_q, r) => void r.end('null'), /found null, expected an array of blogs/],
		['an object', (_q, r) => void r.end('{"blogs":[]}'), /found \{"blogs":\[\]\}, expected an array/],
		['nonsense only', (_q, r) => void r.end('[1,2]'), /none of 2 records is a blog, the first one: found 1, expected/],
		['half an answer', (_q, r) => void r.write('['), /no whole answer within 0\.2 s/],
		['a reset', (q) => void q.socket.destroy(), /fetch failed \(/],
	])('throws after three tries for %s', async (_name, listener, found) => {
		const failure = fetchPosts(await serve(listener), quick);
		await expect(failure).rejects.toThrow(found);
		await expect(failure).rejects.toThrow(/try 3: /);
	});

	it('names the URL, what was found and the ways out', async () => {
		const url = await serve((_request, response) => void response.writeHead(503).end());
		await expect(fetchPosts(url, quick)).rejects.toThrow(
			[
				`The blog's backend gave no list of posts: GET ${url}/api/blogs/allblogs`,
				'  try 1: the answer has the status 503 Service Unavailable',
				'  try 2: the answer has the status 503 Service Unavailable',
				'  try 3: the answer has the status 503 Service Unavailable',
				'Ways out: start the backend or correct PUBLIC_BACKEND_URL; or set BLOG_OFFLINE=1 to build without it.',
			].join('\n'),
		);
	});
});
