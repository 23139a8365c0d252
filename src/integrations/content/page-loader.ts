import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { readPageFiles, type PageFolder } from '../../lib/content/page-files.ts';
import { folderOfPages } from '../../schemas/collections.ts';

async function load(kind: PageFolder, { config, store, parseData, logger }: LoaderContext): Promise<void> {
	const pages = readPageFiles(fileURLToPath(config.root), kind);
	const faults = pages.flatMap((page) => page.faults);
	if (faults.length > 0) logger.error(formatFaults(faults));
	// While an editor is at work a file may be wrong for a moment: its last right version stays.
	const ids = new Set(pages.map(({ id }) => id));
	for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
	for (const { id, data } of pages)
		if (data) store.set({ id, data: await parseData({ id, data: { ...data } }), digest: JSON.stringify(data) });
}

/** Loads the pages of blocks of a folder of `content/`; the id of each is the name of its file. */
export function pageFiles(kind: PageFolder): Loader {
	return {
		name: `${kind} of blocks`,
		load: async (context) => {
			await load(kind, context);
			const folder = fileURLToPath(new URL(`content/${folderOfPages[kind].folder}/`, context.config.root));
			context.watcher?.add(folder);
			context.watcher?.on('all', (_event, path) => {
				if (path.startsWith(folder)) void load(kind, context);
			});
		},
	};
}
