/*
 * Cloth is a list of rows, and a row is a text with a character for each thread: 1 to 6 for the weft of a service, a to f
 * for the same colour under a warp thread, z and y for bright and dark zari, i for ivory, s for silk, 0 for the ground.
 */

/** A working day: its part of the work, and the places of the services that are worked on. */
interface Day {
	part: number;
	places: readonly number[];
}

/** How many threads wide the cloth is, with its borders, and how many rows its loom has for days, below the head. */
export const [COLUMNS, ROWS, HEAD] = [97, 84, 30];
/** How many threads a band has between its edges. */
const BAND = 17;
/** The tokens of the colours that are no weft. */
const COLOURS: Readonly<Record<string, string>> = { z: 'facet-lit', y: 'facet-deep', i: 'figure', s: 'color-silk' };

/** How long a service takes: for each size, the days of each part of the work. Its place is its colour. */
interface Service {
	place: number;
	days: number[][];
	alongside?: boolean | undefined;
}

/**
 * Returns each working day of a brief. The parts of the work follow each other. In a part, the services follow each other
 * too, apart from those that are done alongside.
 */
export function daysOf(services: readonly Service[], size: number) {
	return [0, 1, 2].flatMap((part) => {
		const work = services.map((one) => ({ ...one, length: one.days[size]?.[part] ?? 0 }));
		const main = work.flatMap((one) => Array<number>(one.alongside ? 0 : one.length).fill(one.place));
		const length = Math.max(main.length, ...work.map((one) => one.length));
		return Array.from({ length }, (_, day): Day => {
			const beside = work.filter((one) => one.alongside && day < one.length).map(({ place }) => place);
			return { part, places: [...main.slice(day, day + 1), ...beside] };
		});
	});
}

/** The distance to the middle of a figure that is repeated every `period` threads, which divides 88. */
const fromMiddle = (at: number, period: number): number => Math.abs(((at + 88) % period) - (period >> 1));

/** The border of Surat: lozenges of zari between lines of zari, and a row of teeth that bite into the cloth. */
function borderAt(edge: number, along: number): string | undefined {
	if (edge === 0 || edge === 2 || edge === 10) return 'z';
	if (edge < 10) return 'siyz'[Math.abs(edge - 6) + fromMiddle(along, 8)] ?? '0';
	return edge - 11 < 4 - fromMiddle(along, 8) ? 'y' : undefined;
}

/** How the warp lies over the weft, which tells the parts of the work apart: a twill, lozenges, squares. */
const isUnder = [
	(x: number, y: number) => (x + y) % 4 === 0,
	(x: number, y: number) => (fromMiddle(x, 8) + fromMiddle(y, 8)) % 4 === 0,
	(x: number, y: number) => ((x >> 1) + (y >> 1)) % 2 === 0,
];

/** A flower, seven threads wide and high. @param distance from its middle, along and across the threads together. */
const flowerAt = (distance: number): string => 'szzi'.charAt(distance);

/** Returns the cloth of a day between the borders. In a part of enough days there are flowers, which are whole. */
function rowOf(days: readonly Day[], y: number, width: number): string {
	const { part = 0, places = [] } = days[y] ?? {};
	const first = days.findIndex((day) => day.part === part);
	const height = days.filter((day) => day.part === part).length;
	const tiers = Math.floor((height - 1) / 9);
	const tier = Math.floor(((y - first) * tiers) / height);
	const row = Math.abs(y - first - Math.floor(((tier + 0.5) * height) / tiers));
	// Wide cloth has three flowers in a tier, and two in the next.
	const shift = width > BAND && tier % 2 === 1 ? 0 : 11;
	return Array.from({ length: width }, (_, x) => {
		const side = x - (width >> 1);
		// A line of zari between two parts.
		if (y === first && y > 0 && x % 2 === 0) return 'z';
		const flower = Math.abs(side) < width * 0.3 && flowerAt(row + fromMiddle(side + shift, 22));
		return flower || (isUnder[part]?.(x, y) ? 'abcdef' : '123456').charAt(places[(x + y) % places.length] ?? 0);
	}).join('');
}

/** Returns the figure of a trade: 16 rows of 24 threads. A motif has a number for each row, whose bits are the threads. */
const figureOf = (motif: string): string[] =>
	motif.split(' ').map((row) => parseInt(row, 16).toString(2).padStart(24, '0').replaceAll('1', 'i'));

/** Weaves a cloth: its head, which has the figures and a flower, and a row for each day, from top to bottom. */
export function weave(days: readonly Day[], motif: string): string[] {
	const figures = figureOf(motif);
	const head = Array.from({ length: HEAD }, (_, y) => {
		const side = (figures[y - 7] ?? '').padEnd(24, '0');
		const flower = Array.from({ length: 13 }, (_, x) => flowerAt(Math.abs(x - 6) + Math.abs(y - 15)) || '0').join('');
		const row = Array.from(`${'0'.repeat(18)}${side}${flower}${side}${'0'.repeat(18)}`);
		return row.map((thread, x) => borderAt(10 + Math.min(y, HEAD - 1 - y), x) ?? thread);
	});
	return [...head, ...days.map((_, y) => Array.from(rowOf(days, y, COLUMNS)))].map((row, y) =>
		row.map((thread, x) => borderAt(Math.min(x, COLUMNS - 1 - x), y) ?? thread).join(''),
	);
}

/** Returns the shapes of a cloth as texts: the name of a colour's token, its opacity and its path. */
export function shapesOf(rows: readonly string[]): string[] {
	const paths: Record<string, string> = {};
	for (const [y, row] of rows.entries())
		for (const { 0: run, index } of row.matchAll(/([^0])\1*/g)) {
			const thread = run.charAt(0);
			paths[thread] = `${paths[thread] ?? ''}M${index} ${y}h${run.length}v1h-${run.length}z`;
		}
	return Object.entries(paths).map(([thread, path]) => {
		const under = 'abcdef'.indexOf(thread) + 1;
		return [COLOURS[thread] ?? `weft-${under || thread}`, under ? 0.72 : 1, path].join('|');
	});
}

/**
 * Weaves a band, which repeats: the figure, and a column for each day, from left to right, between lines of zari. Returns
 * its width and its shapes, for client/band.ts.
 */
export function weaveBand(days: readonly Day[], motif: string): string[] {
	const columns = days.map((_, y) => rowOf(days, y, BAND));
	const inner = ['', ...figureOf(motif)].map(
		(row, x) => `00${row.padEnd(26, '0')}${columns.map((day) => day[x]).join('')}`,
	);
	const width = 28 + days.length;
	const edge = ['z'.repeat(width), ''];
	return [`${width}`, ...shapesOf([...edge, ...inner, ...edge.slice().reverse()])];
}
