// @vitest-environment node
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../lib/ports.ts';
import { ask } from './ask.ts';

const redirects: Record<string, string> = {
	'/a': '/b',
	'/b': '/page',
	'/loop': '/loop',
	'/away': 'http://elsewhere.test/',
};
let host: Listening;

beforeAll(async () => {
	const server = createServer((request, response) => {
		const location = redirects[request.url ?? ''];
		if (location === undefined) response.end('page');
		else response.writeHead(301, { location }).end();
	});
	host = await listen(server, 0);
});
afterAll(() => host.close());

it('follows redirects and counts them', async () => {
	expect(await ask(host.origin, '/a')).toMatchObject({ status: 200, redirects: 2, path: '/page', body: 'page' });
});

it('stops at redirects that do not end, or lead to another host', async () => {
	await expect(ask(host.origin, '/loop')).rejects.toThrow('/loop is redirected more than 5 times');
	await expect(ask(host.origin, '/away')).rejects.toThrow('/away is sent to another host: http://elsewhere.test/');
});
