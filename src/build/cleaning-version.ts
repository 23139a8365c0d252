import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/**
 * The version of all that a cleaned text depends on: the rules in `src/lib/blog` and the sanitiser's libraries. It
 * changes with any file there and any package, since a text that is cleaned once too often costs a millisecond.
 * @param root the project's folder.
 */
export async function cleaningVersion(root: URL): Promise<string> {
	const folder = 'src/lib/blog/';
	const names = (await readdir(new URL(folder, root))).filter((name) => /(?<!\.test)\.ts$/.test(name)).toSorted();
	const hash = createHash('sha256');
	for (const file of ['package-lock.json', 'src/lib/urls.ts', ...names.map((name) => folder + name)])
		hash.update(`${file}\n`).update(await readFile(new URL(file, root)));
	return hash.digest('hex');
}
