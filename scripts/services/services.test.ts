// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Listening } from '../lib/ports.ts';
import { setup } from './addresses.ts';
import { receivedSchema } from './orders.ts';
import { startServices } from './server.ts';

/* That the services answer and misbehave as ordered is seen by the browser tests, which need it; here is what they do not see. */

let services: Listening;
const site = 'http://site.example';
const ask = (path: string, init: RequestInit = {}) =>
	fetch(services.origin + path, { ...init, headers: { origin: site, 'content-type': 'application/json' } });
const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });

beforeAll(async () => {
	services = await startServices({ port: 0, database: ':memory:', control: true });
});
afterAll(() => services.close());
beforeEach(() => post('/control/reset', null));

it('keeps sites apart, so that tests do not disturb one another', async () => {
	const subscribe = (origin: string) =>
		fetch(`${services.origin}/api/newsletter/subscribe`, {
			method: 'POST',
			body: JSON.stringify({ email: 'a@b.in' }),
			headers: { origin, 'content-type': 'application/json' },
		});
	expect((await subscribe(site)).status).toBe(200);
	expect((await subscribe('http://other.example')).status).toBe(200);
	const received = await ask(`/received?scope=${encodeURIComponent(site)}`);
	expect(receivedSchema.parse(await received.json()).subscribers).toHaveLength(1);
});

it('shows people what was received, escaped', async () => {
	const form = new FormData();
	const sent = { name: 'A', email: 'a@b.in', message: '<b>Hello</b>', time: 'today', lib_version: '4.4.1' };
	const ids = { service_id: setup.service, template_id: setup.template, user_id: setup.publicKey };
	for (const [name, value] of Object.entries({ ...sent, ...ids })) form.append(name, value);
	const path = `/api/v1.0/email/send-form?scope=${encodeURIComponent(site)}`;
	expect((await fetch(services.origin + path, { method: 'POST', body: form })).status).toBe(200);
	const page = await (await ask('/')).text();
	expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;');
	expect(page).not.toContain('<b>Hello');
});

it('refuses an order that it does not understand', async () => {
	expect((await post('/control', { blogs: { mood: 'odd' } })).status).toBe(400);
});

it('takes no orders when started for people', async () => {
	const open = await startServices({ port: 0, database: ':memory:', control: false });
	const paths = ['/control', '/control/reset'].map((path) => fetch(`${open.origin}${path}`, { method: 'POST' }));
	expect((await Promise.all(paths)).map(({ status }) => status)).toEqual([404, 404]);
	expect((await fetch(`${open.origin}/received`)).status).toBe(404);
	await open.close();
});
