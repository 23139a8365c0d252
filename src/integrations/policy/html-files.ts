import { readdir } from 'node:fs/promises';

/**
 * The pages that a build has written, by their names in its folder. Whoever goes through them reads and writes with
 * calls that wait: for one file after the other, promises take several times the work.
 * @param folder the built folder's path.
 */
export async function htmlFiles(folder: string): Promise<string[]> {
	return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
}
