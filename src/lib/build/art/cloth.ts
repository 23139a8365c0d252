import { facetStyle, type Scheme } from './palette.ts';

/** For each kind of figure, a point's distance from the middle. x and y count the threads across and down. */
const contours = {
	diamond: (x: number, y: number) => Math.ceil(x / 2) + y,
	square: (x: number, y: number) => Math.max(x, y),
	star: (x: number, y: number) => Math.ceil(Math.max(x, y, (x + y) * 0.7)),
	khatam: (x: number, y: number) => Math.ceil(Math.min(Math.max(x, y), (x + y) * 0.71)),
	chevron: (x: number, y: number) => x + y,
	petal: (x: number, y: number) => Math.ceil(Math.hypot(x, y) * (1 - 0.35 * Math.abs(Math.cos(2 * Math.atan2(y, x))))),
};

/**
 * The draft of a border: its pattern, in a form like a weaver's notes. The tones are 1 to 7, m (marigold) and s (silk);
 * a full stop means the background.
 */
interface Draft {
	contour: keyof typeof contours;
	/** The number of threads from the middle of a figure to the middle of the gap beside it. */
	half: number;
	/**
	 * The tones of a figure's contours, from the middle outwards. `counter` has the tones of the smaller figure in the
	 * gap.
	 */
	rings: string;
	counter?: string;
	/** The tone of each thread of the selvedge, from the outside in. */
	edge?: string;
}

/** The borders: patola has stepped figures like those of double ikat, and zari has gold threads. */
export const drafts = {
	patola: { contour: 'diamond', half: 12, rings: 'smm.7.55', counter: 'm.33' },
	petal: { contour: 'petal', half: 11, rings: 'smm.77.5', counter: 'm.3' },
	chevron: { contour: 'chevron', half: 10, rings: 'mm..55...mm..55...mm..55', edge: '.5.' },
	navratna: { contour: 'square', half: 9, rings: 'sm.77.5', counter: 'm5.3' },
	khatam: { contour: 'khatam', half: 10, rings: 's.mm.55', counter: '7.3' },
	buti: { contour: 'petal', half: 8, rings: 'smm.', edge: 'm.m.m3.' },
	zari: { contour: 'diamond', half: 7, rings: '7m.m', counter: 'm', edge: 'm.mm.m.' },
	star: { contour: 'star', half: 9, rings: 'sm7.55.', counter: 'm.3' },
} satisfies Record<string, Draft>;
export type Cloth = keyof typeof drafts;

/** The number of threads from the selvedge to the middle of a border, and the width of a thread in pixels. */
const MIDDLE = 10;
const THREAD = 3;

/**
 * Returns the tones of a border, row by row.
 * @param hasEdge whether the border has selvedges.
 */
export function woven({ contour, half, rings, counter = '', edge = '.m.' }: Draft, hasEdge = true): string[] {
	const from = contours[contour];
	const inner = hasEdge ? edge.length : 0;
	return Array.from({ length: 2 * MIDDLE + 1 }, (_, row) => {
		const y = Math.abs(MIDDLE - row);
		const gap = MIDDLE - y - inner;
		return Array.from({ length: 2 * half }, (__, column) => {
			const x = Math.abs(half - column);
			const tone = rings[from(x, y)] ?? counter[from(half - x, gap + 1)] ?? '.';
			return gap < 0 ? (edge[gap + inner] ?? '.') : tone;
		}).join('');
	});
}

/**
 * Draws one piece of cloth.
 * @param dyes one tone for each symbol in the draft, in this order: the background, 3, 5, 7, m, s.
 */
function cloth(id: string, rows: readonly string[], dyes: string): string {
	const [width, height] = [(rows[0]?.length ?? 0) * THREAD, rows.length * THREAD];
	const stretches = new Map<string, string>();
	for (const [row, line] of rows.entries())
		for (const { 0: run, index } of line.matchAll(/([^.])\1*/g)) {
			const tone = dyes['.357ms'.indexOf(run[0] ?? '.')] ?? '7';
			const stretch = `M${index * THREAD} ${row * THREAD}h${run.length * THREAD}v${THREAD}h${-run.length * THREAD}z`;
			stretches.set(tone, (stretches.get(tone) ?? '') + stretch);
		}
	const threads = [...stretches].map(([tone, d]) => `<path class="t${tone}" d="${d}"/>`).join('');
	return `<g id="${id}"><pattern id="${id}-cloth" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path class="t${dyes[0] ?? '2'}" d="M0 0h${width}v${height}H0z"/>${threads}</pattern><rect width="100%" height="100%" fill="url(#${id}-cloth)"/></g>`;
}

/** Darkens both ends of each visible stretch of thread, so that the thread seems to dip there. */
const DIPS = `<pattern id="dips" width="${THREAD}" height="${THREAD}" patternUnits="userSpaceOnUse"><path opacity=".26" d="M0 2h3v1H0z"/><path opacity=".13" d="M2 0h1v3H2z"/></pattern><rect width="100%" height="100%" fill="url(#dips)"/>`;

const picture = (scheme: Scheme, style: string, cloths: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg">${facetStyle(scheme)}${style}${cloths}${DIPS}</svg>`;

/**
 * Returns the footer's edge as a full-width picture: plain cloth of five threads, with a marigold thread in the middle.
 * On each thread, a shaded stretch reaches from one crossing thread to the next. A shorter, lit stretch on top of the
 * shaded one makes the thread seem to dip.
 */
export const edge = (scheme: Scheme): string => {
	const tile = (id: string, y: number, height: number, paths: string) =>
		`<pattern id="${id}" y="${y}" width="10" height="${height}" patternUnits="userSpaceOnUse">${paths}</pattern>`;
	const warp =
		'<path class="t1" d="M0 0h10v10H0z"/><path class="t2" d="M0 8h3v2H0zM0 0h3v5H0zM5 3h3v7H5z"/><path class="t3" d="M0 9h3v1H0zM0 0h3v4H0zM5 4h3v5H5z"/>';
	const weft =
		'<path class="t4" d="M3 0h7v3H3zM8 5h2v3H8zM0 5h5v3H0z"/><path class="t5" opacity=".72" d="M4 0h5v3H4zM9 5h1v3H9zM0 5h4v3H0z"/>';
	const gold = '<path class="tm" d="M3 0h7v3H3z"/><path class="t1" opacity=".2" d="M3 0h1v3H3zM9 0h1v3H9z"/>';
	return `<svg xmlns="http://www.w3.org/2000/svg">${facetStyle(scheme)}${tile('plain', 0, 10, warp + weft)}${tile('gold', 10, 3, gold)}<rect width="100%" height="23" fill="url(#plain)"/><rect y="10" width="100%" height="3" fill="url(#gold)"/></svg>`;
};

/** Sets of dyes: borders use the first set, and samples use all sets in turn. */
const DYES = ['2357ms', 'm3427s', '7645m2', 's247m1', '1m36s7'];

/** Returns a border as a full-width picture. */
export const border = (name: Cloth, scheme: Scheme): string =>
	picture(scheme, '', cloth(name, woven(drafts[name]), DYES[0] ?? ''));

/**
 * Returns samples of cloth in one picture. An address with the fragment `#id` shows only the sample with that id. The
 * first 35 samples are all different.
 */
export const samples = (ids: readonly string[], scheme: Scheme): string => {
	const all = Object.values(drafts);
	const sample = (id: string, index: number) => {
		const draft = all[index % 7] ?? drafts.patola;
		return cloth(id, woven(draft, false), DYES[index % DYES.length] ?? '');
	};
	return picture(scheme, '<style>g{display:none}g:target{display:inline}</style>', ids.map(sample).join(''));
};
