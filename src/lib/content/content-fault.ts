/** One fault in `content/`: where, what was found, what was expected. */
export interface ContentFault {
	/** The file, relative to the project; where a line is known, with a colon and its number. */
	file: string;
	/** The field, such as `head.title`, entries of lists counted from 0; empty for a fault of the whole file. */
	field: string;
	found: string;
	expected: string;
}

/** The report that stops a build: one line a fault. */
export function formatFaults(faults: readonly ContentFault[]): string {
	const lines = faults.map(
		({ file, field, found, expected }) => `  ${file}${field && ` · ${field}`}: found ${found}, expected ${expected}`,
	);
	return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in content/ (the fields are described in src/schemas/):\n${lines.join('\n')}`;
}
