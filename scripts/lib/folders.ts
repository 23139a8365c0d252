import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The hash of each file of a folder, by its path in it. */
export async function hashesOf(folder: string): Promise<Map<string, string>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const hashes = await Promise.all(
		files.sort().map(async (file): Promise<[string, string]> => {
			const hash = createHash('sha256').update(await readFile(file));
			return [relative(folder, file).split(sep).join('/'), hash.digest('hex')];
		}),
	);
	return new Map(hashes);
}

/** What sets two folders apart, one line a file; empty where they are the same to the byte. */
export function differences(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
	const files = [...new Set([...first.keys(), ...second.keys()])].sort();
	return files.flatMap((file) => {
		if (!first.has(file)) return [`${file}: only in the second build`];
		if (!second.has(file)) return [`${file}: only in the first build`];
		return first.get(file) === second.get(file) ? [] : [`${file}: differs`];
	});
}
