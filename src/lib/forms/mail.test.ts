// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAIL_TIME_LIMIT, sendMail } from './mail';
import { settings } from '../site/settings';
import { startServer } from '../../testing/http-server';

vi.mock('../site/settings', () => ({ settings: { mail: {} } }));

const server = await startServer();
const nodeFetch = globalThis.fetch;
/** jsdom has a FormData of its own, which the fetch of Node does not know. */
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData;

function fields(entries: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(entries)) data.set(name, value);
	return data;
}

/** Name and value of each part of a multipart body. */
function parts(body = ''): Record<string, string> {
	const found = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
	return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

beforeEach(() => {
	settings.mail = {
		origin: server.origin,
		serviceId: 'service',
		publicKey: 'key',
		contactTemplateId: 'contact-template',
		leadTemplateId: 'lead-template',
	};
	vi.stubGlobal('fetch', (address: string, { body, ...init }: RequestInit) => {
		const copy = new NodeFormData();
		if (body instanceof FormData)
			for (const [name, value] of body) if (typeof value === 'string') copy.append(name, value);
		return nodeFetch(address, { ...init, body: copy });
	});
	server.answerWith({ type: 'text/plain', body: 'OK' });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('sendMail', () => {
	it('posts the fields as multipart to the provider’s form endpoint, with the library’s own', async () => {
		await sendMail(fields({ name: 'Ann', email: 'a@b.c', message: 'one\ntwo', time: 'now' }), 'contact');
		expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1.0/email/send-form']);
		expect(parts(server.received[0]?.body)).toEqual({
			name: 'Ann',
			email: 'a@b.c',
			message: 'one\r\ntwo',
			time: 'now',
			lib_version: '4.4.1',
			service_id: 'service',
			template_id: 'contact-template',
			user_id: 'key',
		});
	});

	it('uses the lead template for a lead', async () => {
		await sendMail(fields({ name: 'Ann' }), 'lead');
		expect(parts(server.received[0]?.body)['template_id']).toBe('lead-template');
	});

	it('lets a visitor send twice in a row', async () => {
		await sendMail(fields({ name: 'Ann' }), 'contact');
		await sendMail(fields({ name: 'Ann' }), 'contact');
		expect(server.received).toHaveLength(2);
	});

	it.each([451, 403, 429, 500])('throws at status %i', async (status) => {
		server.answerWith({ status, body: 'no' });
		await expect(sendMail(fields({}), 'contact')).rejects.toMatchObject({ status });
	});

	it('throws when nobody answers', async () => {
		settings.mail.origin = 'http://127.0.0.1:9';
		await expect(sendMail(fields({}), 'contact')).rejects.toThrow();
	});

	it('throws without a call when a setting is missing', async () => {
		settings.mail.publicKey = undefined;
		await expect(sendMail(fields({}), 'contact')).rejects.toThrow('not complete');
		expect(server.received).toEqual([]);
	});

	it('throws after 20 s and reports a success that comes later', async () => {
		vi.useFakeTimers();
		let answer: (response: Response) => void = () => {};
		vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
		const onLateSuccess = vi.fn();
		const result = expect(sendMail(fields({}), 'contact', onLateSuccess)).rejects.toThrow('20 s');
		await vi.advanceTimersByTimeAsync(MAIL_TIME_LIMIT);
		await result;
		expect(onLateSuccess).not.toHaveBeenCalled();
		answer(new Response('OK'));
		await vi.waitFor(() => expect(onLateSuccess).toHaveBeenCalledOnce());
	});
});
