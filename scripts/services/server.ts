import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { listen, type Listening } from '../lib/ports.ts';
import { root } from '../lib/root.ts';
import { createApp } from './app.ts';
import { Scopes } from './scope.ts';

export interface ServicesOptions {
	/** 0 takes a free one. */
	port: number;
	/** SQLite file; ':memory:' keeps nothing. Under `control` each scope has a memory of its own instead. */
	database: string;
	/** Whether tests may order faults. */
	control: boolean;
}

/**
 * Starts the local services.
 * @returns where they listen, and how to end them.
 * @throws PortInUse when the port is taken.
 */
export async function startServices({ port, database, control }: ServicesOptions): Promise<Listening> {
	const scopes = new Scopes({ database, control });
	const app = createApp(scopes, { posts: `${root}/content/blog`, publicFiles: `${root}/public`, control });
	const listening = await listen(createServer(getRequestListener(app.fetch)), port);
	return {
		...listening,
		close: async () => {
			await listening.close();
			scopes.close();
		},
	};
}
