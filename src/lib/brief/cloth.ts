import { SIZES } from './answers.ts';
import type { Estimate } from './estimate.ts';

/**
 * The figures that are woven into the cloth, by the name of the industry's mark; `common` is for every other mark. A
 * figure is 24 threads wide and 16 rows high: each row is an integer of six hexadecimal digits, with a bit for each thread.
 */
const FIGURES = {
	'virtual-reality': '00000000ff0003ffc00700e00c00307ffffefffffffffffff87e1ff03c0ff03c0ff87e1fffffffffc3ff7f81fe000000',
	'augmented-reality':
		'f03c0ff0ff0fc3ffc309ff900c7e300f18f00fc3f00fe7f00fe7f00fe7f00fe7f003e7c0c0e703f0240ff0000f000000',
	finance: '007e0003ffc007ffe00ffff00e00701fe7f81c00381fe7f81f07f81f3ff81f9ff81fcff80fe7f00ffff003ffc0007e00',
	'electric-vehicles':
		'01ff8007ffe00e3c701c3c381c3c383ffffc7ff3ff7fe7ff7fc0ff7ff3ff7fe7ff7fefff0bff701efde01e01e00c00c0',
	restaurant: '000000a80018a87e1ca9ff9cab81defb00de767e6e26ff6e26ff6c26ff68267e682300c82381c821ff88207e08000000',
	healthcare: '07c3e01ff7f83ffffc7fe7fe7fe7fe7fe7fe7f00fe7f00fe3fe7fc3fe7fc1fe7f80ffff003ffc000ff00003c00001800',
	tourism: '0000780000fc0000fc00007800600000f000019800039c0005ae180fdf3c1fff7e3fffff7fffffffffff0000003cf3cf',
	entertainment: 'ffffffdb6db6ffffffffffffff3fffff0fffff03ffff00ffff00ffff03ffff0fffff3fffffffffffffffdb6db6ffffff',
	education: '3f00fc7fc3feffe7ffc06603ffe7ffc06603ffe7ffc06603ffe7ffc06603ffe7ffc3e7c300e700003c00001800000000',
	retail: 'f00000fc00001ffffe0e66660ffffc06666c07fffc03666803fff803000006000007fff803c1e003c1e00180c0000000',
	automotive: '00ff0003ffc00f81f01e00781c003838001c387e1c3ffffc3ffffc38ff1c383c1c1c3c381e3c780fbdf003ffc000ff00',
	textile: '001f000007e00001f001fef807fff80f80fc1e067c3c1e7c387e3c38fe3c38fc3c3878783c00f01f01f00fffc003ff00',
	common: '001800003c00007e000c7e301e3c783f18fc1fa5f80fe7f00fe7f01fa5f83f18fc1e3c780c7e30007e00003c00001800',
};

/** The width and the height of a figure. */
const [WIDTH, HEIGHT] = [24, 16];
/** How many threads the warp has between its selvedges, which have four each, and how many rows the weft has. */
export const ENDS = 120;
export const ROWS = 84;

/** Returns the rows of the figure for a mark, each as 24 binary digits. */
export function figureFor(mark: string): string[] {
	const rows = (new Map(Object.entries(FIGURES)).get(mark) ?? FIGURES.common).match(/.{6}/g) ?? [];
	return rows.map((digits) => parseInt(digits, 16).toString(2).padStart(WIDTH, '0'));
}

/** A row of cloth. */
export interface Row {
	/** The part of the work that it stands for. */
	part: number;
	/** The end of the name of the token with the colour of the weft. */
	weft: string;
	/** The threads of the figures that lie over the weft, as binary digits. */
	figure: string;
	/** Whether the row comes after the visitor's date, and is woven thinly. */
	isLate: boolean;
}

/** Rows from top to bottom; `undefined` where only the warp shows. */
export type Rows = readonly (Row | undefined)[];
export const EMPTY_LOOM: Rows = Array.from({ length: ROWS });

/**
 * Returns the figures in a row of a part, as binary digits. They are whole: a part has as many tiers as fit into its
 * height. Every second tier has one figure less.
 */
function figuresIn(row: number, height: number, figure: readonly string[], repeats: number): string {
	const tiers = Math.floor((height + 1) / (HEIGHT + 1));
	const tier = Math.floor((row * tiers) / height);
	const line = figure[row - Math.floor(((tier + 0.5) * height) / tiers - HEIGHT / 2)] ?? '';
	const width = WIDTH + (repeats - 1 - (tier % 2)) * (ENDS / repeats);
	const figures = Array.from({ length: repeats - (tier % 2) }, () => line.padEnd(ENDS / repeats, '0')).join('');
	return figures
		.slice(0, width)
		.padStart((ENDS + width) / 2, '0')
		.padEnd(ENDS, '0');
}

/**
 * Weaves an estimate: its days become rows, in the order of the work. The size decides how often the figure is repeated.
 * The row of the visitor's date is marigold: if there is time to spare, the warp is bare before it; if there is too
 * little, the rows after it are thin.
 */
export function weave({
	bands,
	days,
	limit,
	size,
	mark,
}: Pick<Estimate, 'bands' | 'days' | 'limit' | 'size' | 'mark'>): Rows {
	const figure = figureFor(mark);
	const woven = ROWS * Math.min(1, Math.max(0.8, days / (limit ?? days)));
	const dateRow = limit === undefined ? ROWS : Math.min(ROWS - 1, Math.floor((ROWS * limit) / days));
	let done = 0;
	const picks = bands.flatMap(({ part, place, days: more }) => {
		const from = Math.round((woven * done) / days);
		done += more;
		return Array.from({ length: Math.round((woven * done) / days) - from }, () => ({ part, place }));
	});
	return EMPTY_LOOM.map((_, index) => {
		const pick = picks[index];
		if (index === dateRow) return { part: pick?.part ?? 2, weft: 'color-marigold', figure: '', isLate: false };
		if (!pick) return undefined;
		const { part, place } = pick;
		const row = index - picks.findIndex((other) => other.part === part);
		const height = picks.filter((other) => other.part === part).length;
		const figures = figuresIn(row, height, figure, SIZES.indexOf(size) + 2);
		return { part, weft: `weft-${place + 1}`, figure: figures, isLate: index > dateRow };
	});
}
