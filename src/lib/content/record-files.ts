import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ContentFault } from './content-fault.ts';

/** A file of `content/` that holds one record. */
export interface RecordFile<Data> {
	/** The name of the file without its ending, which is the last part of an address. */
	id: string;
	/** The file, relative to the project. */
	file: string;
	/** Missing where the file is wrong. */
	data?: Data | undefined;
	faults: ContentFault[];
}

/**
 * The records of a folder with one a file, in the order of their names.
 * @param root the project's folder.
 * @param isRecord which files are read, by their names.
 * @param read makes the record of a file of its text.
 */
export function readRecordFiles<Data>(
	root: string,
	folder: string,
	isRecord: (name: string) => boolean,
	read: (file: string, source: string) => Pick<RecordFile<Data>, 'data' | 'faults'>,
): RecordFile<Data>[] {
	const directory = join(root, 'content', folder);
	const names = existsSync(directory) ? readdirSync(directory) : [];
	return names
		.filter(isRecord)
		.sort()
		.map((name): RecordFile<Data> => {
			const file = join('content', folder, name);
			const id = name.slice(0, -extname(name).length);
			const { data, faults } = read(file, readFileSync(join(root, file), 'utf8'));
			if (data === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return { id, file, data, faults };
			const expected = 'a name of small letters, digits and hyphens';
			return { id, file, faults: [...faults, { file, field: '', found: `"${id}"`, expected }] };
		});
}
