import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface SourceFile {
	/** The path in `content/`, with forward slashes. */
	name: string;
	/** The text; empty if the file cannot contain records or a post. */
	text: string;
}

const TEXTS = new Set(['.yaml', '.md', '.html']);

/** Returns the result of reading a file, or nothing if the file no longer exists. */
export function ifThere<Result>(read: () => Result): Result | undefined {
	try {
		return read();
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
		throw error;
	}
}

/** Returns the relative paths of the files in a folder, in alphabetical order. Leaves out hidden files. */
export function listFiles(folder: string, recursive = false): string[] {
	if (!existsSync(folder)) return [];
	const entries = readdirSync(folder, { recursive, withFileTypes: true });
	const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'));
	return files
		.map(({ parentPath, name }) =>
			join(parentPath, name)
				.slice(join(folder).length + 1)
				.replaceAll('\\', '/'),
		)
		.sort();
}

/**
 * Reads every file in `content/`.
 * @param root the site's folder.
 */
export function readFiles(root: string): SourceFile[] {
	const folder = join(root, 'content');
	return listFiles(folder, true).flatMap((name) => {
		const text = ifThere(() => (TEXTS.has(extname(name)) ? readFileSync(join(folder, name), 'utf8') : ''));
		return text === undefined ? [] : [{ name, text }];
	});
}
