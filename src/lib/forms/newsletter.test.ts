import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from '../../testing/http-server';
import { subscribe } from './newsletter';

const server = await startServer();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => void log.mockClear());
afterAll(() => server.close());

it('posts the address as JSON and returns the server’s message', async () => {
	server.answerWith({ status: 201, body: '{"message":"Welcome."}' });
	expect(await subscribe('ann@example.com', server.origin)).toEqual({ isDone: true, message: 'Welcome.' });
	expect(server.received).toMatchObject([
		{ method: 'POST', url: '/api/newsletter/subscribe', body: '{"email":"ann@example.com"}' },
	]);
	expect(log).not.toHaveBeenCalled();
});

it.each([
	['an error with a message', { status: 400, body: '{"message":"Email is required."}' }, 'Email is required.'],
	['an error with several messages', { status: 400, body: '{"message":["Too short.","No @."]}' }, 'Too short. No @.'],
	['an error without a message', { status: 500, body: '{}' }],
	['an error with an empty message', { status: 400, body: '{"message":""}' }],
	['an error whose message is not text', { status: 400, body: '{"message":{"a":1}}' }],
	['a web page', { status: 200, type: 'text/html', body: '<h1>Hello</h1>' }],
])('sends even an empty address, and logs a failure for %s', async (_name, answer, message?: string) => {
	server.answerWith(answer);
	expect(await subscribe('', server.origin)).toEqual({ isDone: false, message });
	expect(server.received[0]?.body).toBe('{"email":""}');
	expect(log).toHaveBeenCalledOnce();
});

it.each(['', '{}', 'null'])('counts the response %j as a success without a message', async (body) => {
	server.answerWith({ status: 200, body });
	expect(await subscribe('ann@example.com', server.origin)).toEqual({ isDone: true, message: undefined });
	expect(log).not.toHaveBeenCalled();
});

it.each(['http://127.0.0.1:9', undefined])('logs a failure if the backend is %s', async (backendUrl) => {
	expect(await subscribe('a@b.c', backendUrl)).toEqual({ isDone: false, message: undefined });
	expect(log).toHaveBeenCalledOnce();
});
