import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
	status?: number;
	type?: string;
	body?: string;
}

/**
 * Starts an HTTP server for unit tests. The server sends the same response to every request, and records the requests.
 */
export async function startServer() {
	const received: (Pick<IncomingMessage, 'method' | 'url'> & { body: string })[] = [];
	let answer: Answer = {};
	const server = createServer(async (request, response) => {
		const { method, url } = request;
		const { status = 200, type = 'application/json', body = '' } = answer;
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*');
		if (method !== 'OPTIONS') received.push({ method, url, body: await text(request) });
		response.writeHead(method === 'OPTIONS' ? 204 : status, { 'content-type': type }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address?.port;
	return {
		origin: `http://127.0.0.1:${port}`,
		received,
		/** Sets the response to later requests, and deletes the records of earlier requests. */
		answerWith(next: Answer) {
			answer = next;
			received.length = 0;
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
