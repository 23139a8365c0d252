import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribe } from './newsletter';
import { settings } from '../site/settings';
import { startServer } from '../../testing/http-server';

vi.mock('../site/settings', () => ({ settings: { backendUrl: undefined } }));

const server = await startServer();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
	settings.backendUrl = server.origin;
	log.mockClear();
});
afterAll(() => server.close());

describe('subscribe', () => {
	it('posts the address as JSON and gives the server’s message', async () => {
		server.answerWith({ status: 201, body: '{"message":"Welcome."}' });
		expect(await subscribe('ann@example.com')).toEqual({ isDone: true, message: 'Welcome.' });
		expect(server.received).toMatchObject([
			{ method: 'POST', path: '/api/newsletter/subscribe', body: '{"email":"ann@example.com"}' },
		]);
		expect(log).not.toHaveBeenCalled();
	});

	it('sends an empty address too', async () => {
		server.answerWith({ status: 400, body: '{"message":"Email is required."}' });
		expect(await subscribe('')).toEqual({ isDone: false, message: 'Email is required.' });
		expect(server.received[0]?.body).toBe('{"email":""}');
	});

	it.each([
		['an error without a message', { status: 500, body: '{}' }],
		['an error with an empty message', { status: 400, body: '{"message":""}' }],
		['an error with a message that is no text', { status: 400, body: '{"message":{"a":1}}' }],
		['a page instead of an answer', { status: 200, type: 'text/html', body: '<h1>Hello</h1>' }],
		['null', { status: 200, body: 'null' }],
	])('fails without words of its own and logs: %s', async (_name, answer) => {
		server.answerWith(answer);
		expect(await subscribe('a@b.c')).toEqual({ isDone: false, message: undefined });
		expect(log).toHaveBeenCalledOnce();
	});

	it('fails and logs when nobody answers', async () => {
		settings.backendUrl = 'http://127.0.0.1:9';
		expect(await subscribe('a@b.c')).toEqual({ isDone: false, message: undefined });
		expect(log).toHaveBeenCalledOnce();
	});

	it('fails without a call when no backend is set', async () => {
		server.answerWith({ body: '{"message":"Welcome."}' });
		settings.backendUrl = undefined;
		expect(await subscribe('a@b.c')).toEqual({ isDone: false, message: undefined });
		expect(server.received).toEqual([]);
		expect(log).toHaveBeenCalledOnce();
	});
});
