import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';

export interface Entry {
	id: string;
	data: Record<string, unknown>;
}

/** What a loader has stored and logged, and the development server's watcher. */
export interface LoaderRun {
	entries: () => Entry[];
	messages: string[];
	watcher: EventEmitter;
}

export interface LoaderOptions {
	/** The sub-path of the site. */
	base?: string;
	collection?: string;
	/** The entries stored by an earlier build. */
	stored?: Map<string, Entry>;
	/** Whether the loader runs on a development server, which watches files, rather than in a build. */
	isDevelopment?: boolean;
}

/** Runs a loader as Astro does. @param root the project's folder. */
export async function runLoader(
	loader: Loader,
	root: string,
	{ base = '/', collection = 'all', stored = new Map(), isDevelopment = false }: LoaderOptions = {},
): Promise<LoaderRun> {
	const messages: string[] = [];
	const log = (message: string) => void messages.push(message);
	const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
	// Stands in for the collection's schema if the loader has no schema of its own. This schema rejects entries that a
	// test marks as wrong.
	const schema = ('schema' in loader && loader.schema) || z.looseObject({ isWrong: z.literal(false).optional() });
	const context = {
		collection,
		config: { root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${root}/.cache/`), base },
		store: {
			clear: () => stored.clear(),
			keys: () => [...stored.keys()],
			delete: (id: string) => stored.delete(id),
			set: ({ id, data }: Entry) => stored.set(id, { id, data }),
		},
		parseData: async ({ data }: Entry) => z.parse(schema, data),
		generateDigest: (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex'),
		logger: { debug: () => {}, info: log, warn: log, error: log },
		...(isDevelopment && { watcher }),
	};
	await loader.load(context as unknown as LoaderContext);
	return { entries: () => [...stored.values()], messages, watcher };
}

/** An integration's hook, as tests call it: with only the options that the integration reads. */
type Hook = (options: object) => unknown;

/** Calls an integration's hook as Astro does. */
export async function runHook({ hooks }: AstroIntegration, name: keyof typeof hooks, options: object): Promise<void> {
	await (hooks[name] as Hook | undefined)?.(options);
}
