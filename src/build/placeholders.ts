import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A record of `content/` that still holds an example value. */
export interface Placeholder {
	file: string;
	/** Counted from 1. */
	line: number;
}

/**
 * Finds every `placeholder: true` of `content/`.
 * @param root the project's folder.
 */
export async function findPlaceholders(root: string): Promise<Placeholder[]> {
	const files = (await readdir(join(root, 'content'), { recursive: true })).filter((file) => file.endsWith('.yaml')).sort();
	const found = await Promise.all(
		files.map(async (name) => {
			const file = join('content', name);
			const lines = (await readFile(join(root, file), 'utf8')).split('\n');
			return lines.flatMap((line, index) => (/(^|[\s{,-])placeholder: true\b/.test(line) ? [{ file, line: index + 1 }] : []));
		}),
	);
	return found.flat();
}
