import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../src/testing/folder.ts';
import { assertFree, type Listening } from './ports.ts';
import { serveFolder, type StaticServerOptions } from './static-server.ts';

const files: Record<string, string> = {
	'index.html': 'home',
	'about.html': 'about '.repeat(200),
	'about/index.html': 'the copy for stock servers',
	'404.html': 'not found',
	'late-post.html': 'late-post page',
	'blog/known.html': 'a known post',
	'api/blogs/allblogs': '[]',
	'_astro/a.js': 'export {};',
};

let folder: string;
const running: Listening[] = [];

beforeAll(async () => {
	folder = await makeFolder(files);
});

afterAll(async () => {
	for (const server of running) await server.close();
});

async function get(path: string, options: Partial<StaticServerOptions> = {}): Promise<Response> {
	const server = await serveFolder({ folder, port: 0, ...options });
	running.push(server);
	return fetch(`${server.origin}${path}`, { redirect: 'manual' });
}

const plain = { hosting: 'plain' } as const;
const below = { base: '/website' };

it.each([
	['a page by its path, and not the copy', '/about', {}, 200, files['about.html']],
	['a file without an ending', '/api/blogs/allblogs', {}, 200, '[]'],
	['a page that the build does not know with the 404 page', '/nowhere', {}, 404, 'not found'],
	['a post that it knows with its own page', '/blog/known', {}, 200, 'a known post'],
	['a newer post with the late-post page', '/blog/new', {}, 200, 'late-post page'],
	['a newer post with the 404 page without hosting rules', '/blog/new', plain, 404, 'not found'],
	['a missing file beside the posts with the 404 page', '/blog/new.md', {}, 404, 'not found'],
	['the home page of a sub-path', '/website', below, 200, 'home'],
	['the pages of a sub-path', '/website/about', below, 200, files['about.html']],
	['what lies beside a sub-path with the 404 page', '/about', below, 404, 'not found'],
	['what lies outside its folder with the 404 page', '/..%2f..%2fetc/passwd', {}, 404, 'not found'],
])('answers %s', async (_, path, options, status, text) => {
	const answer = await get(path, options);
	expect([answer.status, await answer.text()]).toEqual([status, text]);
});

it('redirects aliases and keeps the query', async () => {
	const answer = await get('/solutions?from=ad');
	expect([answer.status, answer.headers.get('location')]).toEqual([301, '/services?from=ad']);
});

it('sends the headers of the rules, and never caches a missing hashed file', async () => {
	expect((await get('/_astro/a.js')).headers.get('cache-control')).toContain('immutable');
	expect((await get('/_astro/b.js')).headers.get('cache-control')).not.toContain('immutable');
	expect((await get('/api/blogs/allblogs')).headers.get('content-type')).toContain('application/json');
});

it('names a port that is in use, and how to choose another', async () => {
	const server = await serveFolder({ folder, port: 0 });
	running.push(server);
	const { port } = new URL(server.origin);
	await expect(assertFree(Number(port), 'npm start -- --port 5000')).rejects.toThrow(
		`Port ${port} is in use by another program. Choose another: npm start -- --port 5000`,
	);
});
