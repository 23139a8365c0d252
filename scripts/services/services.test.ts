// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Listening } from '../lib/ports.ts';
import { setup } from './addresses.ts';
import { startServices } from './server.ts';

/* Tests the page that shows what the services received. The browser tests cover the services themselves. */

let services: Listening;
beforeAll(async () => {
	services = await startServices({ port: 0, database: ':memory:', control: false });
});
afterAll(() => services.close());

it('shows received messages with their HTML escaped', async () => {
	const form = new FormData();
	const sent = { name: 'A', email: 'a@b.in', message: '<b>Hello</b>', time: 'today', lib_version: '4.4.1' };
	const ids = { service_id: setup.service, template_id: setup.template, user_id: setup.publicKey };
	for (const [name, value] of Object.entries({ ...sent, ...ids })) form.append(name, value);
	const answer = await fetch(`${services.origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
	expect(answer.status).toBe(200);
	const page = await (await fetch(services.origin)).text();
	expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;');
	expect(page).not.toContain('<b>Hello');
});

it('responds with 404 to control requests if control is off', async () => {
	for (const [method, path] of [
		['POST', '/control'],
		['POST', '/control/reset'],
		['GET', '/received'],
	] as const)
		expect((await fetch(services.origin + path, { method })).status, path).toBe(404);
});
