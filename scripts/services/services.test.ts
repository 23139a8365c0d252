// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '../lib/ports.ts';
import type { Order } from './faults.ts';
import { receivedSchema } from './received.ts';
import { startServices } from './server.ts';
import { setup } from './addresses.ts';

let services: Listening;
const site = 'http://site.example';
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
	fetch(`${services.origin}${path}`, { method: 'POST', body, headers: { origin: site, ...headers } });
const subscribe = (body: unknown, origin = site) =>
	post('/api/newsletter/subscribe', JSON.stringify(body), { 'content-type': 'application/json', origin });
const order = (wanted: Order) => post('/control', JSON.stringify(wanted), { 'content-type': 'application/json' });
const received = async () => {
	const answer = await fetch(`${services.origin}/received?scope=${encodeURIComponent(site)}`);
	return receivedSchema.parse(await answer.json());
};

function form(changes: Record<string, string> = {}): FormData {
	const data = new FormData();
	const sent = { name: 'A', email: 'a@b.in', message: '<b>Hello</b>', time: 'today', lib_version: '4.4.1' };
	const ids = { service_id: setup.service, template_id: setup.template, user_id: setup.publicKey };
	for (const [name, value] of Object.entries({ ...sent, ...ids, ...changes })) data.append(name, value);
	return data;
}

beforeAll(async () => {
	services = await startServices({ port: 0, database: ':memory:', control: true });
});
afterAll(() => services.close());
beforeEach(() => post('/control/reset', ''));

describe('newsletter', () => {
	it('takes an address once, in whatever case', async () => {
		expect((await subscribe({ email: 'a@b.in' })).status).toBe(200);
		const second = await subscribe({ email: 'A@B.in' });
		expect(second.status).toBe(409);
		expect(await second.json()).toEqual({ message: expect.stringContaining('already') as string });
	});

	it.each([[{}], [{ email: '' }], [null], [{ email: 'foo' }]])('refuses %j with a message', async (body) => {
		const answer = await subscribe(body);
		expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([400, ['message']]);
	});

	it('keeps sites apart', async () => {
		await subscribe({ email: 'a@b.in' });
		expect((await subscribe({ email: 'a@b.in' }, 'http://other.example')).status).toBe(200);
		expect((await received()).subscribers).toHaveLength(1);
	});

	it('fails as ordered', async () => {
		await order({ newsletter: { status: 503, body: '{"message":"Closed."}' } });
		expect(await (await subscribe({ email: 'a@b.in' })).json()).toEqual({ message: 'Closed.' });
		expect((await received()).subscribers).toEqual([]);
	});

	it('lets a page of another origin call', async () => {
		const answer = await fetch(`${services.origin}/api/newsletter/subscribe`, {
			method: 'OPTIONS',
			headers: {
				origin: site,
				'access-control-request-method': 'POST',
				'access-control-request-headers': 'content-type',
			},
		});
		expect(answer.status).toBe(204);
		expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
		expect((await subscribe({})).headers.get('access-control-allow-origin')).toBe('*');
	});
});

describe('mail', () => {
	it('takes a whole form and shows it escaped', async () => {
		const answer = await post('/api/v1.0/email/send-form', form());
		expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
		expect((await received()).messages[0]?.fields).toContainEqual(['message', '<b>Hello</b>']);
		const page = await (await fetch(`${services.origin}/?scope=${encodeURIComponent(site)}`)).text();
		expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;');
		expect(page).not.toContain('<b>Hello');
	});

	it.each([
		[{ user_id: 'x' }, 'The public key is invalid'],
		[{ service_id: 'x' }, 'The service ID not found'],
		[{ template_id: 'x' }, 'The template ID not found'],
		[{ lib_version: '' }, 'The library version is missing'],
		[{ message: '', time: ' ' }, 'Empty or missing: message, time'],
		[{ template_id: 'lead' }, 'Empty or missing: phone, businessType'],
	])('refuses %j in plain text', async (changes, text) => {
		const answer = await post('/api/v1.0/email/send-form', form(changes));
		expect([answer.status, await answer.text()]).toEqual([400, text]);
		expect(answer.headers.get('content-type')).toContain('text/plain');
	});

	it.each([451, 403, 429, 500])('fails with %d as ordered', async (status) => {
		await order({ mail: { status, body: 'No' } });
		const answer = await post('/api/v1.0/email/send-form', form());
		expect([answer.status, await answer.text()]).toEqual([status, 'No']);
		expect((await received()).messages).toEqual([]);
	});

	it('breaks the connection off as ordered', async () => {
		await order({ mail: { drop: true } });
		await expect(post('/api/v1.0/email/send-form', form())).rejects.toThrow();
	});

	it('holds an answer back until it is let go', async () => {
		await order({ mail: { hold: true } });
		let settled = false;
		const answer = post('/api/v1.0/email/send-form', form()).finally(() => (settled = true));
		await expect.poll(async () => (await received()).calls.length).toBe(1);
		expect(settled).toBe(false);
		await order({ mail: {} });
		expect((await answer).status).toBe(200);
	});
});

describe('blogs', () => {
	const list = () => fetch(`${services.origin}/api/blogs/allblogs`, { headers: { origin: site } });

	it('gives the sample posts, pictures under its own address', async () => {
		const posts = (await (await list()).json()) as { imageUrl?: string }[];
		const pictures = posts.flatMap(({ imageUrl }) => imageUrl ?? []);
		expect(posts.length).toBeGreaterThan(0);
		for (const picture of pictures) expect((await fetch(picture)).ok, picture).toBe(true);
	});

	it.each<[Order['blogs'], number, string]>([
		[{ status: 200, body: 'null' }, 200, 'null'],
		[{ status: 502 }, 502, ''],
		[{ posts: [1] }, 200, '[1]'],
	])('misbehaves for %j', async (blogs, status, text) => {
		await order({ blogs });
		const answer = await list();
		expect([answer.status, await answer.text()]).toEqual([status, text]);
	});

	it('answers 304 to who has the list already, and with the list once that has changed', async () => {
		const headers = { origin: site, 'if-none-match': (await list()).headers.get('etag') ?? '' };
		const again = () => fetch(`${services.origin}/api/blogs/allblogs`, { headers });
		expect((await again()).status).toBe(304);
		await order({ blogs: { posts: [] } });
		const answer = await again();
		expect([answer.status, await answer.text()]).toEqual([200, '[]']);
	});

	it('refuses an order that it does not understand', async () => {
		expect((await post('/control', '{"blogs":{"mood":"odd"}}', { 'content-type': 'application/json' })).status).toBe(
			400,
		);
	});
});

it('takes no orders when started for people', async () => {
	const open = await startServices({ port: 0, database: ':memory:', control: false });
	const paths = ['/control', '/control/reset'].map((path) => fetch(`${open.origin}${path}`, { method: 'POST' }));
	expect((await Promise.all(paths)).map(({ status }) => status)).toEqual([404, 404]);
	expect((await fetch(`${open.origin}/received`)).status).toBe(404);
	await open.close();
});
