import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Where npm writes down what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * The version of all that a cleaned text depends on: the rules in `src/lib/blog` and the sanitiser's libraries. It
 * changes with any file there and any package, since a text that is cleaned once too often costs a millisecond.
 * @param root the project's folder.
 * @returns one that never comes again where it cannot be known what is installed.
 */
export async function cleaningVersion(root: URL): Promise<string> {
	const installed = await readFile(new URL(INSTALLED, root)).catch(() => randomUUID());
	const hash = createHash('sha256').update(installed);
	const folder = 'src/lib/blog/build/';
	const names = (await readdir(new URL(folder, root))).filter((name) => /(?<!\.test)\.ts$/.test(name)).toSorted();
	for (const file of ['src/lib/site/urls.ts', ...names.map((name) => folder + name)])
		hash.update(`${file}\n`).update(await readFile(new URL(file, root)));
	return hash.digest('hex');
}
