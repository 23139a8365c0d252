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
	['a page at its path, instead of its copy', '/about', {}, 200, files['about.html']],
	['a file without an extension', '/api/blogs/allblogs', {}, 200, '[]'],
	['the 404 page for an unknown page', '/nowhere', {}, 404, 'not found'],
	['the page of a built post', '/blog/known', {}, 200, 'a known post'],
	['the late-post page for a newer post', '/blog/new', {}, 200, 'late-post page'],
	['the 404 page for a newer post if there are no hosting rules', '/blog/new', plain, 404, 'not found'],
	['the 404 page for a missing file among the posts', '/blog/new.md', {}, 404, 'not found'],
	['the home page at a sub-path', '/website', below, 200, 'home'],
	['other pages below a sub-path', '/website/about', below, 200, files['about.html']],
	['the 404 page for a path outside the sub-path', '/about', below, 404, 'not found'],
	['the 404 page for a path outside its folder', '/..%2f..%2fetc/passwd', {}, 404, 'not found'],
])('serves %s', async (_, path, options, status, text) => {
	const answer = await get(path, options);
	expect([answer.status, await answer.text()]).toEqual([status, text]);
});

it('redirects aliases and keeps the query', async () => {
	const answer = await get('/solutions?from=ad');
	expect([answer.status, answer.headers.get('location')]).toEqual([301, '/services?from=ad']);
});

it('sends the headers that the rules set, but never marks a missing hashed file as immutable', async () => {
	expect((await get('/_astro/a.js')).headers.get('cache-control')).toContain('immutable');
	expect((await get('/_astro/b.js')).headers.get('cache-control')).not.toContain('immutable');
	expect((await get('/api/blogs/allblogs')).headers.get('content-type')).toContain('application/json');
});

it('says which port is in use and how to choose another', async () => {
	const server = await serveFolder({ folder, port: 0 });
	running.push(server);
	const { port } = new URL(server.origin);
	await expect(assertFree(Number(port), 'npm start -- --port 5000')).rejects.toThrow(
		`Port ${port} is in use by another program. Choose another: npm start -- --port 5000`,
	);
});
