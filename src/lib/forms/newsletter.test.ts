import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../../scripts/listen.ts';
import { subscribe } from './newsletter.ts';
import answers from './newsletter.test.json' with { type: 'json' };

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

it.each(answers)(
	'posts the address as JSON, and logs only failures: $what',
	async ({ given, isDone = false, message }) => {
		answer = given;
		// The server decides whether an address is valid.
		expect(await subscribe('', server.origin)).toEqual({ isDone, message });
		expect(received).toEqual(['POST /api/newsletter/subscribe {"email":""}']);
		expect(log).toHaveBeenCalledTimes(isDone ? 0 : 1);
	},
);

it.each([
	['http://127.0.0.1:9', 'ECONNREFUSED'],
	[undefined, 'PUBLIC_BACKEND_URL'],
])('logs why it failed if the backend is %s', async (backendUrl, reason) => {
	expect(await subscribe('a@b.c', backendUrl)).toEqual({ isDone: false, message: undefined });
	expect(log).toHaveBeenLastCalledWith('Newsletter subscription failed', expect.stringContaining(reason));
	expect(String(log.mock.lastCall)).not.toContain('a@b.c');
});
