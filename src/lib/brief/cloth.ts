/*
 * Cloth is a list of rows, and a row is a text with a character for each thread: 1 to 6 for the weft of a service, a to f
 * for its lighter tone, z and y for bright and dark zari, i for ivory, s for silk, 0 for the warp.
 */
import type { Terms } from './terms.ts';
import figures from './figures.json' with { type: 'json' };

const COLOURS: Record<string, string> = figures.colours;
const BORDER = figures.border.split(' ');
/** How many threads wide the cloth is, and how many rows it has at most for days, above them and below them. */
export const [COLUMNS, ROWS, HEAD, FOOT] = [132, 84, 33, 15];

type Services = readonly Pick<Terms['services'][number], 'place' | 'days' | 'alongside'>[];
type Days = ReturnType<typeof daysOf>;

/** Returns a sum, such as of the days of a service. */
export const sumOf = (numbers: readonly number[] = []): number => numbers.reduce((sum, one) => sum + one, 0);

/** Returns the days of the longest job of all services: all charts of days are on its scale. */
export const longestOf = (services: readonly Pick<Services[number], 'days'>[]): number =>
	Math.max(...services.flatMap(({ days }) => days.map(sumOf)));

/**
 * Returns each working day of a brief: its part of the work, and the places of the services that are worked on. The parts
 * follow each other, and in a part the services. Those that are done alongside come second and end on the last day.
 */
export function daysOf(services: Services, size: number) {
	// If all can be done alongside, the first is the one beside which the others are done.
	const beside = services.filter((one) => one.alongside).slice(services.every((one) => one.alongside) ? 1 : 0);
	const others = services.filter((one) => !beside.includes(one));
	const work = [0, 1, 2].flatMap((part) =>
		others.flatMap(({ place, days }) => Array.from({ length: days[size]?.[part] ?? 0 }, () => ({ part, place }))),
	);
	const length = Math.max(work.length, ...beside.map(({ days }) => sumOf(days[size])));
	return Array.from({ length }, (_, day) => {
		const now = beside.filter(({ days }) => length - day <= sumOf(days[size]));
		const places = [...work.slice(day, day + 1), ...now].map(({ place }) => place);
		return { part: work[day]?.part ?? 2, places };
	});
}

/** Returns how far a thread is behind the middle of the next of some figures that share a length evenly, and so are whole. */
const fromFigure = (at: number, length: number, count: number): number =>
	at - Math.floor(((Math.floor((at * count) / length) + 0.5) * length) / count);

/** The border of Surat: lozenges between lines of zari, one in each corner, and teeth. Its rows run from the edge, and from a lozenge's middle. */
function borderAt(x: number, y: number, height: number): string | undefined {
	const [side, end] = [Math.min(x, COLUMNS - 1 - x), Math.min(y, height - 1 - y)];
	const [edge, far] = [Math.min(side, end), Math.max(side, end)];
	const [along, length] = side < end ? [y - 11, height - 22] : [x - 11, COLUMNS - 22];
	const distance = Math.abs(far < 11 ? far - 6 : fromFigure(along, length, Math.round(length / 10)));
	return far === 10 ? 'z' : BORDER[edge]?.[Math.min(distance, 5)];
}

/** Returns the cloth of a day. In a part of enough days there are tiers of small figures, which stand between those of the tier above. */
function rowOf(days: Days, y: number, width: number): string {
	const { part = 0, places = [] } = days[y] ?? {};
	const parts = days.map((day) => day.part);
	const first = parts.indexOf(part);
	const height = parts.lastIndexOf(part) + 1 - first;
	const tiers = Math.floor((height + 3) / 12);
	const isBetween = Math.floor(((y - first) * tiers) / height) % 2 === 1;
	const buti = figures.butis[part]?.split(' ') ?? [];
	const threads = buti[fromFigure(y - first, height, tiers) + Math.floor(buti.length / 2)];
	const count = Math.round(width / 20);
	return Array.from({ length: width }, (_, x) => {
		const place = isBetween ? Math.round((x * count) / width) : Math.floor((x * count) / width) + 0.5;
		const thread = place % count === 0 ? undefined : threads?.[x - Math.floor((place * width) / count) + 3];
		if (thread && thread !== '0') return thread;
		// Around the figures, zari marks where a part begins.
		if (!thread && y === first && y > 0) return 'z';
		// How the warp lies over two tones of the weft tells the parts apart: a twill, lozenges, waves.
		const wave = Math.abs((x % 8) - 4);
		const weave = [x + y, wave + Math.abs((y % 8) - 4), wave + y][part] ?? 0;
		// A service that is done beside another has stripes of its own, of its lighter tone, which hide the warp.
		const order = places.length - 1 - (Math.floor((y - first) / 3) % places.length);
		const service = places[order] ?? 0;
		if (weave % 4 === 0 && order === 0) return x % 8 === 4 && y % 8 === 4 ? 'y' : '0';
		return (weave % 4 === 2) !== order > 0 ? 'abcdef'.charAt(service) : String(service + 1);
	}).join('');
}

/** Returns the figure of a trade, or the house's: 16 rows of 24 threads. A motif has a number for each row, whose bits are the threads. */
function figureOf(motif = figures.house): string[] {
	const rows = motif.split(' ').map((row) => parseInt(row, 16).toString(2).padStart(24, '0'));
	return rows.map((row) => row.replace(/(?<!1)1|1(?!1)/g, 'z').replaceAll('1', 'i'));
}

/** Weaves a cloth: a head, which has the figure four times, and a row for each day, from top to bottom. */
export function weave(days: Days, motif?: string): string[] {
	const head = figureOf(motif).map((row) => [row, row, row, row].join('00').padStart(COLUMNS - 15, '0'));
	const body = days.map((_, y) => rowOf(days, y, COLUMNS - 22).padStart(COLUMNS - 11));
	const line = 'z'.repeat(COLUMNS);
	const empty = Array<string>(FOOT).fill('');
	const rows = [...empty, ...head, '', line, ...body, line, ...empty.slice(1)].map((row) => row.padEnd(COLUMNS, '0'));
	return rows.map((row, y) => Array.from(row, (thread, x) => borderAt(x, y, rows.length) ?? thread).join(''));
}

/** Returns the shapes of a cloth as texts: the token of a colour, and a path. The first is the ground. */
export function shapesOf(rows: readonly string[]): string[] {
	const paths: Record<string, string> = { shed: `M0 0h${rows[0]?.length}v${rows.length}H0z` };
	for (const [y, row] of rows.entries())
		for (const { 0: run, index } of row.matchAll(/([^0])\1*/g)) {
			const token = COLOURS[run.charAt(0)] ?? `weft-${run.charAt(0)}`;
			paths[token] = `${paths[token] ?? ''}M${index} ${y}h${run.length}v1h-${run.length}z`;
		}
	return Object.entries(paths).map((shape) => shape.join('|'));
}

/** Returns the shapes of a band, which repeats: the figure, and a column for each day, between lines of zari. */
export function weaveBand(days: Days, motif?: string): string[] {
	const columns = days.map((_, y) => rowOf(days, y, 17));
	const line = 'z'.repeat(28 + days.length);
	const inner = ['', ...figureOf(motif)].map((row, x) => row.padEnd(28, '0') + columns.map((day) => day[x]).join(''));
	return shapesOf([line, '', ...inner, '', line]);
}
