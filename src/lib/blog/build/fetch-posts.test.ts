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
const quick = { pauses: [1, 1], timeLimit: 200 };
let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
	server = createServer(listener);
	await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const message = (url: string) =>
	fetchPosts(url, quick).then(
		() => 'no error',
		(error: unknown) => (error instanceof Error ? error.message : ''),
	);

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

describe('fetchPosts', () => {
	it('asks for the list once and gives the posts of all websites', async () => {
		const asked: string[] = [];
		const url = await serve((request, response) => {
			asked.push(`${request.method} ${request.url}`);
			response.end(JSON.stringify([blog, { ...blog, _id: 'b', website: 'other' }]));
		});
		const { posts } = await fetchPosts(`${url}/`, quick);
		expect(posts.map(({ _id }) => _id)).toEqual(['a', 'b']);
		expect(asked).toEqual(['GET /api/blogs/allblogs']);
	});

	it('takes an empty list', async () => {
		const url = await serve((_request, response) => void response.end('[]'));
		expect((await fetchPosts(url, quick)).posts).toEqual([]);
	});

	it('drops fields that only JavaScript would understand, at any depth', async () => {
		const text = JSON.stringify([{ ...blog, more: { kept: 1 } }]).replace('"kept"', '"__proto__":{},"kept"');
		const url = await serve((_request, response) => void response.end(text));
		const [post] = (await fetchPosts(url, quick)).posts;
		expect(Object.keys(post?.['more'] ?? {})).toEqual(['kept']);
	});

	it('writes half a surrogate pair as a file would, so that a kept post is the one that came', async () => {
		const url = await serve((_request, response) => void response.end(JSON.stringify([{ ...blog, title: 'A\ud83e' }])));
		expect((await fetchPosts(url, quick)).posts[0]?.title).toBe('A\ufffd');
	});

	it('leaves one malformed post out, with a warning that names it', async () => {
		const url = await serve(
			(_request, response) => void response.end(JSON.stringify([{ ...blog, _id: 'bad', title: null }, blog])),
		);
		const { posts, warnings } = await fetchPosts(url, quick);
		expect(posts).toEqual([blog]);
		expect(warnings).toEqual([
			`Left out of the blog: bad (record 1 of ${url}/api/blogs/allblogs): title: found null, expected a text that is not empty`,
		]);
	});

	it('tries three times and takes the third answer', async () => {
		let tries = 0;
		const url = await serve((_request, response) => {
			tries++;
			response.statusCode = tries < 3 ? 503 : 200;
			response.end(JSON.stringify([blog]));
		});
		expect((await fetchPosts(url, quick)).posts).toEqual([blog]);
		expect(tries).toBe(3);
	});

	test.each<[string, RequestListener, RegExp]>([
		[
			'a server error',
			(_q, r) => void r.writeHead(500).end('[]'),
			/the answer has the status 500 Internal Server Error/,
		],
		['a missing page', (_q, r) => void r.writeHead(404).end(), /the answer has the status 404 Not Found/],
		['HTML', (_q, r) => void r.end('<!doctype html><title>x</title>'), /no JSON, it starts with "<!doctype html>/],
		['nothing', (_q, r) => void r.end(), /no JSON, it starts with ""/],
		['null', (_q, r) => void r.end('null'), /found null, expected an array of blogs/],
		['an object', (_q, r) => void r.end('{"blogs":[]}'), /found \{"blogs":\[\]\}, expected an array/],
		['304 that nobody asked for', (_q, r) => void r.writeHead(304).end(), /the answer has the status 304 Not Modified/],
		[
			'nonsense only',
			(_q, r) => void r.end('[1,2]'),
			/none of 2 records is a blog, the first one: found 1, expected an object/,
		],
		['a reset', (q) => void q.socket.destroy(), /fetch failed/],
		['silence', () => undefined, /no whole answer within 0\.2 s/],
		['half an answer', (_q, r) => void r.write('['), /no whole answer within 0\.2 s/],
	])('throws after three tries for %s', async (_name, listener, found) => {
		const url = await serve(listener);
		const text = await message(url);
		expect(text).toMatch(found);
		expect(text).toMatch(/try 3: /);
	});

	it('names the URL, what was found and the ways out', async () => {
		const url = await serve((_request, response) => void response.writeHead(503).end());
		expect(await message(url)).toBe(
			[
				`The blog's backend gave no list of posts: GET ${url}/api/blogs/allblogs`,
				'  try 1: the answer has the status 503 Service Unavailable',
				'  try 2: the answer has the status 503 Service Unavailable',
				'  try 3: the answer has the status 503 Service Unavailable',
				'Ways out: start the backend or correct PUBLIC_BACKEND_URL; or set BLOG_OFFLINE=1 to build without it.',
			].join('\n'),
		);
	});

	it('says so when nothing listens', async () => {
		const url = await serve(() => undefined);
		server?.close();
		expect(await message(url)).toMatch(/ECONNREFUSED/);
	});
});
