/*
 * Cloth is a list of rows, and a row is a text with a character for each thread: 1 to 6 for the weft of a service, a to f
 * for its lighter tone, z and y for bright and dark zari, i for ivory, s for silk, 0 for the warp.
 */
import type { Terms } from './terms.ts';
import figures from './figures.json' with { type: 'json' };

const COLOURS: Record<string, string> = figures.colours;
const BORDER = figures.border.split(' ');
/** How wide the cloth is, how many rows it has at most for days, above them and below them, the width of its border, and how far two figures are apart. */
export const [COLUMNS, ROWS, HEAD, FOOT, SIDE, APART] = [95, 84, 28, 10, 7, 20];

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
	const [along, length] = side < end ? [y - SIDE, height - 2 * SIDE] : [x - SIDE, COLUMNS - 2 * SIDE];
	const distance = Math.abs(far < SIDE ? far - 3 : fromFigure(along, length, Math.round(length / 8)));
	return far === SIDE - 1 ? 'z' : BORDER[edge]?.[distance];
}

/** Returns the cloth of a day. The figures of a tier, whose halves are in `figures.json`, stand between those of the tier above. */
function rowOf(days: Days, y: number, width: number): string {
	const { part = 0, places: [ground = 0, ...beside] = [] } = days[y] ?? {};
	const parts = days.map((day) => day.part);
	const first = parts.indexOf(part);
	const height = parts.lastIndexOf(part) + 1 - first;
	const figure = figures.butis[part]?.map((rows) => rows.split(' ')).find((rows) => rows.length + 2 <= height) ?? [];
	const tiers = Math.floor(height / (figure.length + 3)) || 1;
	const down = fromFigure(y - first, height, tiers);
	// A band has room for one figure, in its middle.
	const shift = width < APART || Math.floor(((y - first) * tiers) / height) % 2 === 1 ? 0 : APART / 2;
	const lozenge = Math.round((APART / 2 + height / tiers) / 2);
	// A service that is done alongside has the colour of the ornament.
	const ornament = beside[y % beside.length] ?? ground;
	return Array.from({ length: width }, (_, x) => {
		const behind = ((x + shift + (5 * APART + 1 - width) / 2) % APART) - APART / 2;
		const across = Math.abs(behind);
		const thread = figure[down + Math.floor(figure.length / 2)]?.[across] ?? '0';
		if (thread !== '0' && x > behind && x - behind < width - 1) return thread;
		// Zari marks where a part begins, and the order of tones tells parts apart: a twill, lozenges around the figures, waves.
		if (y === first && y > 0) return 'z';
		const place = [x + y, across + Math.abs(down) - lozenge + APART, across + y][part] ?? 0;
		const tone = figures.weaves[part]?.[place % 10] ?? '1';
		return { 1: `${ground + 1}`, a: 'abcdef'.charAt(ornament) }[tone] ?? tone;
	}).join('');
}

/** Returns the figure of a trade, or the house's: 16 rows of 24 threads. A motif has a number for each row, whose bits are the threads. */
function figureOf(motif = figures.house): string[] {
	const rows = motif.split(' ').map((row) => parseInt(row, 16).toString(2).padStart(24, '0'));
	return rows.map((row) => row.replace(/(?<!1)1|1(?!1)/g, 'z').replaceAll('1', 'i'));
}

/** Weaves a cloth: a head, which has the figure three times, and a row for each day, from top to bottom. */
export function weave(days: Days, motif?: string): string[] {
	const head = figureOf(motif).map((row) => [row, row, row].join('0').padStart(COLUMNS - SIDE - 4, '0'));
	const body = days.map((_, y) => rowOf(days, y, COLUMNS - 2 * SIDE).padStart(COLUMNS - SIDE));
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
