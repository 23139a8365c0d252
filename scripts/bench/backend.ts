import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { listen, type Listening } from '../lib/ports.ts';
import { benchPost } from './posts.ts';

/**
 * A backend of the blog with as many posts as its address asks for: `{origin}/1000/api/blogs/allblogs` lists a thousand.
 * Posts are made as they are sent, so that the largest list takes no memory.
 */
export function startBackend(): Promise<Listening> {
	const server = createServer((request, response) => {
		const [, count] = /^\/(\d+)\/api\/blogs\/allblogs$/.exec(request.url ?? '') ?? [];
		if (count === undefined) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { 'content-type': 'application/json' });
		Readable.from(listText(Number(count))).pipe(response);
	});
	return listen(server, 0);
}

function* listText(count: number): Generator<string> {
	yield '[';
	for (let number = 0; number < count; number++) yield (number === 0 ? '' : ',') + JSON.stringify(benchPost(number));
	yield ']';
}
