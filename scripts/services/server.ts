import { root } from '../bootstrap.mjs';
import { listen, type Listening } from '../lib/ports.ts';
import { samples } from './addresses.ts';
import { createApp } from './app.ts';
import { Scopes } from './scope.ts';

export interface ServicesOptions {
	/** 0 takes a free one. */
	port: number;
	/** SQLite file; ':memory:' keeps nothing. Under `control` each scope has a memory of its own instead. */
	database: string;
	/** Whether tests may order faults; the backend has the sample posts then, whatever the team has written. */
	control: boolean;
}

/** Starts the local services; gives where they listen, and how to end them. */
export async function startServices({ port, database, control }: ServicesOptions): Promise<Listening> {
	const scopes = new Scopes({ database, control });
	const home = control ? samples : root;
	const app = createApp(scopes, { posts: `${home}/content/blog`, publicFiles: `${home}/public`, control });
	const { origin, close } = await listen(app, port);
	return { origin, close: () => close().then(() => scopes.close()) };
}
