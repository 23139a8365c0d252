import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../../scripts/listen.ts';
import { subscribe } from './newsletter.ts';
import failures from './newsletter.test.json' with { type: 'json' };

const received: string[] = [];
let answer: { status: number; body: string; type?: string | undefined };
const server = await listen(
	{
		fetch: async (request) => {
			received.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
			const { status, body, type = 'application/json' } = answer;
			return new Response(body, { status, headers: { 'content-type': type } });
		},
	},
	0,
);
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
	log.mockClear();
	received.length = 0;
});
afterAll(() => server.close());

it('posts the address as JSON and returns the server’s message', async () => {
	answer = { status: 201, body: '{"message":"Welcome."}' };
	expect(await subscribe('ann@example.com', server.origin)).toEqual({ isDone: true, message: 'Welcome.' });
	expect(received).toEqual(['POST /api/newsletter/subscribe {"email":"ann@example.com"}']);
	expect(log).not.toHaveBeenCalled();
});

it.each(failures)('sends even an empty address, and logs a failure for $what', async ({ given, message }) => {
	answer = given;
	expect(await subscribe('', server.origin)).toEqual({ isDone: false, message });
	expect(received[0]).toContain('{"email":""}');
	expect(log).toHaveBeenCalledExactlyOnceWith('Newsletter subscription failed', expect.stringContaining('Error'));
});

it.each(['', '{}', 'null'])('counts the response %j as a success without a message', async (body) => {
	answer = { status: 200, body };
	expect(await subscribe('ann@example.com', server.origin)).toEqual({ isDone: true, message: undefined });
	expect(log).not.toHaveBeenCalled();
});

it.each([
	['http://127.0.0.1:9', 'ECONNREFUSED'],
	[undefined, 'PUBLIC_BACKEND_URL'],
])('logs why it failed if the backend is %s', async (backendUrl, reason) => {
	expect(await subscribe('a@b.c', backendUrl)).toEqual({ isDone: false, message: undefined });
	expect(log).toHaveBeenLastCalledWith('Newsletter subscription failed', expect.stringContaining(reason));
	expect(String(log.mock.lastCall)).not.toContain('a@b.c');
});
