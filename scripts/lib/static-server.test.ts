// @vitest-environment node
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortInUse, type Listening } from './ports.ts';
import { serveFolder, type StaticServerOptions } from './static-server.ts';

const files: Record<string, string> = {
	'index.html': 'home',
	'about.html': 'about '.repeat(200),
	'about/index.html': 'the copy for stock servers',
	'Industries.html': 'industries',
	'404.html': 'not found',
	'post-shell.html': 'shell',
	'blog/known.html': 'a known post',
	'api/blogs/allblogs': '[]',
	'_astro/a.js': 'export {};',
	_redirects: '# rules\n/industries /Industries 301\n/solutions /services 301\n/blog/* /post-shell 200\n',
	_headers:
		'/api/*\n  Content-Type: application/json\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};

let folder: string;
const running: Listening[] = [];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'static-server-'));
	for (const [file, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), content);
	}
});

afterAll(async () => {
	for (const server of running) await server.close();
	await rm(folder, { recursive: true });
});

async function serve(options: Partial<StaticServerOptions> = {}): Promise<string> {
	const server = await serveFolder({ folder, port: 0, ...options });
	running.push(server);
	return server.origin;
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' });

/** Sends a path as it is; fetch would tidy it up first. */
function rawStatus(origin: string, path: string): Promise<number | undefined> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve) => {
		request({ hostname, port, path }, (response) => {
			response.resume();
			resolve(response.statusCode);
		}).end();
	});
}

describe('files', () => {
	it.each([
		['/', 'home'],
		['/Industries', 'industries'],
		['/blog/known', 'a known post'],
		['/api/blogs/allblogs', '[]'],
	])('answers %s without a redirect', async (path, content) => {
		const answer = await get(`${await serve()}${path}`);
		expect([answer.status, await answer.text()]).toEqual([200, content]);
	});

	it('prefers about.html to about/index.html', async () => {
		expect(await (await get(`${await serve()}/about`)).text()).toContain('about about');
	});

	it('answers an unknown path with the 404 page and status 404', async () => {
		const answer = await get(`${await serve()}/nowhere`);
		expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
	});

	it.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/_redirects'])('keeps %s to itself', async (path) => {
		expect(await rawStatus(await serve(), path)).toBe(404);
	});

	it('refuses a path that cannot be decoded', async () => {
		expect(await rawStatus(await serve(), '/%zz')).toBe(400);
	});
});

describe('rules of the host', () => {
	it('redirects aliases and keeps the query', async () => {
		const answer = await get(`${await serve()}/solutions?from=ad`);
		expect([answer.status, answer.headers.get('location')]).toEqual([301, '/services?from=ad']);
	});

	it('sends posts that the build did not know to the shell', async () => {
		const answer = await get(`${await serve()}/blog/new`);
		expect([answer.status, await answer.text()]).toEqual([200, 'shell']);
	});

	it('sends a file that is missing beside the posts to the 404 page', async () => {
		const answer = await get(`${await serve()}/blog/new.md`);
		expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
	});

	it('sets the headers that the build asks for', async () => {
		const origin = await serve();
		expect((await get(`${origin}/api/blogs/allblogs`)).headers.get('content-type')).toBe('application/json');
		expect((await get(`${origin}/_astro/a.js`)).headers.get('cache-control')).toContain('immutable');
	});

	it('knows none of them on a plain host', async () => {
		const origin = await serve({ hosting: 'plain' });
		expect((await get(`${origin}/solutions`)).status).toBe(404);
		expect((await get(`${origin}/blog/new`)).status).toBe(404);
	});
});

describe('delivery', () => {
	it.each(['br', 'gzip'])('compresses text with %s when asked', async (encoding) => {
		const answer = await get(`${await serve()}/about`, { 'accept-encoding': encoding });
		expect(answer.headers.get('content-encoding')).toBe(encoding);
		expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
		expect(await answer.text()).toBe(files['about.html']);
	});

	it('answers 304 to a client that has the file', async () => {
		const origin = await serve();
		const etag = (await get(`${origin}/about`)).headers.get('etag') ?? '';
		expect((await get(`${origin}/about`, { 'if-none-match': etag })).status).toBe(304);
	});

	it('serves under a sub-path, and nothing beside it', async () => {
		const origin = await serve({ base: '/website', hosting: 'plain' });
		expect(await (await get(`${origin}/website/Industries`)).text()).toBe('industries');
		expect(await (await get(`${origin}/website`)).text()).toBe('home');
		expect((await get(`${origin}/Industries`)).status).toBe(404);
	});

	it('says which port is taken', async () => {
		const port = Number(new URL(await serve()).port);
		await expect(serve({ port })).rejects.toThrow(PortInUse);
	});
});
