import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { readPageFiles, type PageFolder } from '../../lib/content/page-files.ts';
import { readProjectFiles } from '../../lib/content/project-files.ts';
import type { RecordFile } from '../../lib/content/record-files.ts';
import { folderOfPages, projectFolder } from '../../schemas/collections.ts';

type Read = (root: string) => RecordFile<object>[];

async function load(read: Read, { config, store, parseData, logger }: LoaderContext): Promise<void> {
	const records = read(fileURLToPath(config.root));
	const faults = records.flatMap((record) => record.faults);
	if (faults.length > 0) logger.error(formatFaults(faults));
	// While an editor is at work a file may be wrong for a moment: its last right version stays.
	const ids = new Set(records.map(({ id }) => id));
	for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
	for (const { id, data } of records)
		if (data) store.set({ id, data: await parseData({ id, data: { ...data } }), digest: JSON.stringify(data) });
}

/** Loads a folder of `content/` with one record a file; the id of each is the name of its file. */
function recordFiles(name: string, read: Read): Loader {
	return {
		name: `files of content/${name}`,
		load: async (context) => {
			await load(read, context);
			const folder = fileURLToPath(new URL(`content/${name}/`, context.config.root));
			context.watcher?.add(folder);
			context.watcher?.on('all', (_event, path) => {
				if (path.startsWith(folder)) void load(read, context);
			});
		},
	};
}

/** Loads the pages of blocks of a folder. */
export const pageFiles = (kind: PageFolder): Loader =>
	recordFiles(folderOfPages[kind].folder, (root) => readPageFiles(root, kind));

/** Loads the projects. */
export const projectFiles = (): Loader => recordFiles(projectFolder.folder, readProjectFiles);
