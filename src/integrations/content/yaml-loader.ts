import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const record = z.record(z.string(), z.unknown());
const records = z.union([z.array(record), record]);

/**
 * Loads one YAML file of `content/`: a list of records keeps its order (ids 001, 002, ...), a single record has the id `main`.
 * @param file the path below `content/`.
 */
export function yamlFile(file: string): Loader {
	return {
		name: 'yaml-file',
		load: async ({ config, store, parseData, generateDigest, watcher, logger }) => {
			const path = fileURLToPath(new URL(`content/${file}`, config.root));
			const load = async () => {
				const content = records.parse(parse(await readFile(path, 'utf8')));
				const idOf = (index: number) => (Array.isArray(content) ? String(index + 1).padStart(3, '0') : 'main');
				const entries = [content].flat().map(async (data, index) => {
					const id = idOf(index);
					return { id, data: await parseData({ id, data }), digest: generateDigest(data) };
				});
				const loaded = await Promise.all(entries);
				store.clear();
				for (const entry of loaded) store.set(entry);
			};
			await load();
			watcher?.add(path);
			watcher?.on('change', (changed) => {
				if (changed !== path) return;
				// While an editor is at work a file may be wrong for a moment: the last right version stays.
				load().catch((error: unknown) => logger.error(`content/${file}: ${String(error)}`));
			});
		},
	};
}
