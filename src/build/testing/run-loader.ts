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
 * @param before what the store holds from an earlier build.
 */
export async function runLoader(loader: Loader, root: string, base = '/', before: Entry[] = []): Promise<LoaderRun> {
	const entries = new Map(before.map((entry) => [entry.id, entry]));
	const messages: string[] = [];
	const log = (message: string) => void messages.push(message);
	const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
	const context = {
		config: { root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${root}/.cache/`), base },
		store: { clear: () => entries.clear(), set: (entry: Entry) => entries.set(entry.id, entry) },
		parseData,
		generateDigest: JSON.stringify,
		logger: { warn: log, error: log },
		watcher,
	};
	await loader.load(context as unknown as LoaderContext);
	return { entries: () => [...entries.values()].map(({ id, data }) => ({ id, data })), messages, watcher };
}
