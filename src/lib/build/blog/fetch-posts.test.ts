import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { fetchPosts } from './fetch-posts.ts';

const blog = {
	_id: 'a',
	title: 'A',
	description: '<p>x</p>',
	createdAt: '2026-01-31T09:30:00.000Z',
	website: 'infotech',
};

/** Fetches posts from a backend that sends these responses. */
async function fetchFrom(listener: RequestListener, timeLimit = 30_000) {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
	return { url, answer: fetchPosts(`${url}/`, { pauses: [0, 1, 1], timeLimit }) };
}

it('requests the list once, without caches, and returns the posts of all websites', async () => {
	const asked: string[] = [];
	const posts = [blog, { ...blog, _id: 'b', website: 'other' }];
	const { answer } = await fetchFrom(({ method, url, headers }, response) => {
		asked.push(`${method} ${url} ${headers['cache-control']}`);
		response.end(JSON.stringify(posts));
	});
	expect(await answer).toEqual({ posts, warnings: [] });
	expect(asked).toEqual(['GET /api/blogs/allblogs no-cache']);
});

it('accepts an empty list', async () => {
	const { answer } = await fetchFrom((_request, response) => void response.end('[]'));
	expect(await answer).toEqual({ posts: [], warnings: [] });
});

it('leaves out a malformed post, with a warning that names it', async () => {
	const list = JSON.stringify([{ ...blog, _id: 'bad', title: null }, blog]);
	const { url, answer } = await fetchFrom((_request, response) => void response.end(list));
	const warning = `Left out of the blog: bad (record 1 of ${url}/api/blogs/allblogs): title is null, but must be text that is not empty`;
	expect(await answer).toEqual({ posts: [blog], warnings: [warning] });
});

it('succeeds on the third try', async () => {
	let tries = 0;
	const { answer } = await fetchFrom((_request, response) => {
		tries++;
		response.writeHead(tries < 3 ? 503 : 200).end(JSON.stringify([blog]));
	});
	expect((await answer).posts).toEqual([blog]);
});

it.each<[string, RequestListener, RegExp, timeLimit?: number]>([
	[
		'HTML',
		(_q, r) => void r.end('<!doctype html><title>x</title>'),
		/the answer is not JSON; it starts with "<!doctype html>/,
	],
	['an object', (_q, r) => void r.end('{"blogs":[]}'), /\{"blogs":\[\]\} is not an array/],
	[
		'a list without any post',
		(_q, r) => void r.end('[1,2]'),
		/none of 2 records is a post; the first: 1 is not an object/,
	],
	['an incomplete response', (_q, r) => void r.write('['), /no complete answer within 0\.2 s/, 200],
	['a dropped connection', (q) => void q.socket.destroy(), /fetch failed \(/],
	['an error status', (_q, r) => void r.writeHead(503).end(), /the backend answered 503 Service Unavailable/],
])(
	'gives up after three tries for %s, and says where, why and what to do',
	async (_name, listener, found, timeLimit) => {
		const { url, answer } = await fetchFrom(listener, timeLimit);
		const error: unknown = await answer.catch((reason: unknown) => reason);
		const lines = String(error).split('\n');
		expect(lines[0]).toBe(`Error: The backend did not return the list of posts: GET ${url}/api/blogs/allblogs`);
		expect(lines.slice(1, 4)).toEqual(
			[1, 2, 3].map((number) => expect.stringMatching(`  try ${number}: ${found.source}`)),
		);
		expect(lines[4]).toMatch(/^Start the backend, .*PUBLIC_BACKEND_URL.*BLOG_OFFLINE=1/);
	},
);
