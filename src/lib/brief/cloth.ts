import type { Estimate } from './estimate.ts';

/** The width and the height of a figure. */
const [WIDTH, HEIGHT] = [24, 16];
/** How many threads the warp has between its selvedges, which have four each, and how many rows the weft has. */
export const THREADS = 120;
export const ROWS = 84;
export const EMPTY_CLOTH = Array.from({ length: ROWS }, () => undefined);

/**
 * Returns the figures in a row of a part, as binary digits. They are whole: a part has as many tiers as fit into its
 * height. Every second tier has one figure less, each between two figures of the tier above.
 */
function figuresIn(row: number, height: number, figure: readonly string[], repeats: number): string {
	const tiers = Math.floor((height + 1) / (HEIGHT + 1));
	const tier = Math.floor((row * tiers) / height);
	const line = figure[row - Math.floor(((tier + 0.5) * height) / tiers - HEIGHT / 2)] ?? '';
	const space = THREADS / repeats;
	const centred = line.padStart((space + WIDTH) / 2, '0').padEnd(space, '0');
	return '0'.repeat((tier % 2) * (space / 2)) + centred.repeat(repeats - (tier % 2));
}

/**
 * Weaves a pattern: its days become rows from top to bottom, in the order of the work. The size decides how often the
 * figure is repeated. The row of the visitor's date is marigold; the rows for which there is no time are thin.
 */
export function weave({ work, labels, limit, size, motif }: Estimate['pattern']) {
	// A motif has an integer for each row, whose bits are the threads.
	const figure = motif.split(' ').map((row) => parseInt(row, 16).toString(2));
	const dateRow = limit === undefined ? ROWS : Math.min(ROWS - 1, Math.floor((ROWS * limit) / work.length));
	const days = EMPTY_CLOTH.map((_, index) => work[Math.floor(((index + 0.5) * work.length) / ROWS)]);
	return days.map((day, index) => {
		if (!day) return undefined;
		const { part, place } = day;
		const first = days.findIndex((other) => other?.part === part);
		const height = days.filter((other) => other?.part === part).length;
		return {
			part,
			// Stands above the first row of a part.
			label: index === first ? labels[part] : undefined,
			// The end of the name of the colour's token.
			weft: index === dateRow ? 'color-marigold' : `weft-${place + 1}`,
			figure: figuresIn(index - first, height, figure, size + 2),
			isLate: index > dateRow,
		};
	});
}

/** A row of cloth, which is `undefined` where nothing is woven. */
export type Row = NonNullable<ReturnType<typeof weave>[number]>;
