import { fieldsOf, readContentFiles } from './content-files.ts';

/** A record of `content/` that still holds an example value. */
export interface Placeholder {
	file: string;
	/** Counted from 1. */
	line: number;
}

/**
 * Finds every `placeholder: true` of `content/`; words in comments and texts do not count.
 * @param root the project's folder.
 */
export const findPlaceholders = (root: string): Placeholder[] =>
	readContentFiles(root).flatMap((file) =>
		fieldsOf(file)
			.filter(({ name, value }) => name === 'placeholder' && value === true)
			.map(({ line }) => ({ file: file.file, line })),
	);
