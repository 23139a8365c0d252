/** One fault in `content/`: where, what was found, what was expected. */
export interface ContentFault {
	/** The file, relative to the project, with a colon and the line if it is known. */
	file: string;
	/** The field, such as `head.title`; or `items, entry 2 "A name", text`. Empty for a fault of the whole file. */
	field: string;
	found: string;
	expected: string;
	/** The way to the field, where it is known. */
	path?: PropertyKey[];
}

/** What is wrong, wherever it stands. */
export type Wrong = Pick<ContentFault, 'found' | 'expected'>;

/** A value as a report shows it. */
export function describe(value: unknown): string {
	if (value === undefined) return 'nothing';
	const json = JSON.stringify(value) ?? typeof value;
	return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}

/** The report that stops a build, with one line for each fault. */
export function formatFaults(faults: readonly ContentFault[]): string {
	const lines = faults.map(
		({ file, field, found, expected }) => `  ${file}${field && ` · ${field}`}: found ${found}, expected ${expected}`,
	);
	return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in content/ (the fields are described in src/schemas/):\n${lines.join('\n')}`;
}
