/** The number of columns that tiles fill on wide screens. */
const COLUMNS = 4;
/** The number of tiles in a row, of which one is two columns wide. */
const IN_ROW = COLUMNS - 1;

/**
 * Returns how many columns each tile spans, so that every row is full. In each row of three, the last tile with a
 * picture is wide; in rows without pictures, the wide tiles form a diagonal, as in twill.
 * @param pictured for each tile, whether it has a picture.
 */
export function tileSpans(pictured: readonly boolean[]): number[] {
	return pictured.map((_, index) => {
		const start = index - (index % IN_ROW);
		const row = pictured.slice(start, start + IN_ROW);
		if (row.length < IN_ROW) return COLUMNS / row.length;
		const last = row.lastIndexOf(true);
		const wide = last === -1 ? (start / IN_ROW) % IN_ROW : last;
		return index === start + wide ? 2 : 1;
	});
}
