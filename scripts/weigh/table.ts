/** A number with its thousands apart, such as `14,600`. */
export const number = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 4 });

/**
 * A table for the terminal: the first column to the left, all others to the right.
 * @param head one title for each column; one of two words may take two lines, parted by `\n`.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const heads = head.map((title) => title.split('\n'));
	const height = Math.max(...heads.map((lines) => lines.length));
	const headRows = Array.from({ length: height }, (_, line) =>
		heads.map((lines) => lines[line - (height - lines.length)] ?? ''),
	);
	const all = [...headRows, ...rows];
	const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
	const format = (row: readonly string[]): string =>
		widths
			.map((width, column) => {
				const cell = row[column] ?? '';
				return column === 0 ? cell.padEnd(width) : cell.padStart(width);
			})
			.join('  ')
			.trimEnd();
	return [...headRows.map(format), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(format)].join('\n');
}
