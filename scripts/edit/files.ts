import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../../src/editing/history.ts';
import { isPicture } from '../../src/editing/picture-folders.ts';

/** The files that the editing page may change. */
const isAllowed = (file: string): boolean =>
	/^content\/([\w-]+\/)?[\w-]+\.(yaml|md|html)$/.test(file) || isPicture(file);
export const FOLDERS = ['content', 'src/assets', 'public/images/blog'] as const;

/** @throws where a path leads, or is led by a link, out of the folders that may be changed. */
async function within(root: string, file: string): Promise<string> {
	if (!isAllowed(file)) throw new Error(`${file} is no file that this page may change.`);
	const parts = file.split('/');
	for (const length of parts.keys()) {
		const path = join(root, ...parts.slice(0, length + 1));
		const found = await lstat(path).catch(() => undefined);
		if (found?.isSymbolicLink()) throw new Error(`${file} is a link to another place, which this page may not change.`);
	}
	return join(root, file);
}

/** The files of a project on this machine. */
export const filesOf = (root: string): Files => ({
	list: async () => {
		const lists = FOLDERS.map(async (folder) => {
			const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
			return entries
				.filter((entry) => entry.isFile())
				.map((entry) =>
					join(entry.parentPath, entry.name)
						.slice(root.length + 1)
						.replaceAll('\\', '/'),
				);
		});
		return (await Promise.all(lists)).flat().filter(isAllowed).sort();
	},
	read: async (file) => new Uint8Array(await readFile(await within(root, file))),
	write: async (file, content) => {
		const path = await within(root, file);
		if (content === undefined) return rm(path);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
	},
});
