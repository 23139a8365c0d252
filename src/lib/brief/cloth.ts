import { FIGURE, figureFor } from './motifs.ts';
import { type Plan, type Size, SIZES } from './plan.ts';

/** How many threads the warp has, without the four of each selvedge, and how many rows the weft has. */
export const ENDS = 72;
export const ROWS = 72;
/** The rows of one tier of figures, with the space between tiers. */
const TIER = 18;

/** A row of cloth: the colour of its weft, and the paths of the ground and the figures, in units of a tenth of a thread. */
export interface Row {
	weft: string;
	ground: string;
	figure: string;
	/** Whether the row comes after the visitor's date, and is woven thinly. */
	isLate: boolean;
}

/** Rows from top to bottom; `undefined` where only the warp shows. */
export type Rows = readonly (Row | undefined)[];
export const EMPTY_LOOM: Rows = Array.from({ length: ROWS });

/** Whether the weft lies over a thread of the warp, for each part: herringbone, twill and satin. */
const WEAVES = [
	(end: number, row: number) => (((end % 16 < 8 ? end : -end) + row) & 3) !== 0,
	(end: number, row: number) => ((end + row) & 3) !== 0,
	(end: number, row: number) => ((end + 3 * row) & 7) !== 0,
] as const;

/** Returns the path of a thread, with a line for each run of threads that it lies over. Its ends are round. */
function thread(isOver: (end: number) => boolean): string {
	const signs = Array.from({ length: ENDS + 8 }, (_, index) => (isOver(index - 4) ? 'o' : '-')).join('');
	return Array.from(signs.matchAll(/o+/g), ({ 0: run, index }) => `M${10 * index - 36} 5h${10 * run.length - 8}`).join(
		'',
	);
}

/** Returns whether a figure covers a crossing. Every second tier is shifted by half a repeat. */
function isFigure(figure: readonly number[], repeats: number, end: number, row: number): boolean {
	const width = ENDS / repeats;
	const isShifted = Math.floor(row / TIER) % 2 === 1;
	// A single figure moves from side to side instead.
	const start = repeats === 1 ? (isShifted ? 42 : 6) : (width - FIGURE.width) / 2 + (isShifted ? width / 2 : 0);
	const left = start + Math.floor((end - start) / width) * width;
	const isWhole = left >= start && left + FIGURE.width <= ENDS && end < left + FIGURE.width;
	return isWhole && (((figure[(row % TIER) - 1] ?? 0) >> (left + FIGURE.width - 1 - end)) & 1) === 1;
}

/**
 * Weaves a plan: its days become rows, in the order of the work.
 * @param mark names the figure. @param size decides how often the figure is repeated.
 * @param limit the working days until the visitor's date, whose row is marigold. If there is time to spare, the warp is
 * bare before that row; if there is too little, the rows after it are thin.
 * @returns the rows, and how many of them each part has.
 */
export function weave({ days, bands }: Plan, mark: string, size: Size, limit?: number) {
	const figure = figureFor(mark);
	const rows = Array.from<Row | undefined>({ length: ROWS });
	const heights = [0, 0, 0];
	const hasTime = limit !== undefined && limit > days;
	const woven = hasTime ? Math.round(Math.max(0.8 * ROWS, Math.min(ROWS - 3, (ROWS * days) / limit))) : ROWS;
	const dateRow = limit === undefined ? ROWS : Math.min(ROWS - 1, Math.floor((ROWS * limit) / days));
	const isSelvedge = (end: number) => end < 0 || end >= ENDS;
	let done = 0;
	for (const { part, service, days: more } of bands) {
		const [from, to] = [(woven * done) / days, (woven * (done += more)) / days].map(Math.round) as [number, number];
		for (let row = from; row < to; row += 1) {
			const isHem = heights[part] === 0 || row + 1 === woven;
			const covers = (end: number) => {
				if (isSelvedge(end)) return end === -2 || end === ENDS + 1;
				return isHem ? ((end + row) & 1) === 0 : isFigure(figure, SIZES.indexOf(size) + 1, end, row);
			};
			const ground = (end: number) => !covers(end) && (isSelvedge(end) || (!isHem && WEAVES[part]?.(end, row)));
			// Threads of the warp tie down long floats.
			const isTied = (end: number) => (5 * end + 7 * row) % 23 === 0 && [-4, -2, 2, 4].every((by) => covers(end + by));
			rows[row] = {
				weft: `var(--weft-${service + 1})`,
				ground: thread((end) => ground(end) === true),
				figure: thread((end) => covers(end) && !isTied(end)),
				isLate: row > dateRow,
			};
			heights[part] = (heights[part] ?? 0) + 1;
		}
	}
	const over = (end: number) => isSelvedge(end) || WEAVES[2](end, dateRow);
	if (dateRow < ROWS)
		rows[dateRow] = { weft: 'var(--color-marigold)', ground: thread(over), figure: '', isLate: false };
	return { rows, heights };
}
