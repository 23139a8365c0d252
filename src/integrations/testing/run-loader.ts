import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';

export interface Entry {
	id: string;
	data: Record<string, unknown>;
}

/** What a loader has stored and said, and the watcher of a development server. */
export interface LoaderRun {
	entries: () => Entry[];
	messages: string[];
	watcher: EventEmitter;
}

/** Throws for a record that a test marks as wrong, as the schema of the collection would. */
function parseData({ id, data }: Entry): Promise<Entry['data']> {
	return data['isWrong'] === true ? Promise.reject(new Error(`${id} is wrong`)) : Promise.resolve(data);
}

/**
 * Runs a loader as Astro does.
 * @param root the project's folder.
 * @param base the sub-path under which the site lives.
 * @param stored what an earlier build has left.
 */
export async function runLoader(
	loader: Loader,
	root: string,
	base = '/',
	stored = new Map<string, Entry>(),
): Promise<LoaderRun> {
	const messages: string[] = [];
	const log = (message: string) => void messages.push(message);
	const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
	const context = {
		config: { root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${root}/.cache/`), base },
		store: {
			clear: () => stored.clear(),
			set: ({ id, data }: Entry) => stored.set(id, { id, data }),
		},
		parseData,
		generateDigest: (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex'),
		logger: { debug: () => {}, info: log, warn: log, error: log },
		watcher,
	};
	await loader.load(context as unknown as LoaderContext);
	return { entries: () => [...stored.values()], messages, watcher };
}
