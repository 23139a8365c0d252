import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
	method: string;
	path: string;
	body: string;
	headers: IncomingHttpHeaders;
}

export interface Answer {
	status?: number;
	type?: string;
	body?: string;
	headers?: Record<string, string>;
}

/** A real HTTP server for unit tests: answers every request alike and remembers it. */
export async function startServer() {
	const received: Received[] = [];
	let answer: Answer = {};
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
			if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
			received.push({ method: request.method ?? '', path: request.url ?? '', body, headers: request.headers });
			const { status = 200, type = 'application/json', body: text = '', headers: more } = answer;
			return response.writeHead(status, { ...headers, 'content-type': type, ...more }).end(text);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		received,
		/** Sets how the next requests are answered, and forgets the earlier ones. */
		answerWith(next: Answer) {
			answer = next;
			received.length = 0;
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
