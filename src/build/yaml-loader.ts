import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'astro/zod';

const records = z.union([z.array(z.record(z.string(), z.unknown())), z.record(z.string(), z.unknown())]);

/**
 * Loads one YAML file of `content/`: a list of records keeps its order (ids 001, 002, ...), a single record has the id `main`.
 * @param file the path below `content/`.
 */
export function yamlFile(file: string): Loader {
	return {
		name: 'yaml-file',
		load: async ({ config, store, parseData, generateDigest, watcher }) => {
			const url = new URL(`content/${file}`, config.root);
			const path = fileURLToPath(url);
			const load = async () => {
				const data = records.parse(parse(await readFile(path, 'utf8')));
				const entries = Array.isArray(data)
					? data.map((record, index) => ({ id: String(index + 1).padStart(3, '0'), record }))
					: [{ id: 'main', record: data }];
				store.clear();
				for (const { id, record } of entries) {
					const parsed = await parseData({ id, data: record });
					store.set({ id, data: parsed, digest: generateDigest(record) });
				}
			};
			await load();
			watcher?.add(path);
			watcher?.on('change', (changed) => {
				if (changed === path) void load();
			});
		},
	};
}
