/** A point, in units of the viewBox. */
export type Point = readonly [x: number, y: number];

/** A flat facet: its ring, its index in that ring (clockwise from the top), and its corners. */
export interface Facet {
	ring: Ring;
	index: number;
	points: readonly Point[];
}

/**
 * The rings of facets. `main` and `half` form the pavilion, seen through the table. The other rings form the crown,
 * between the table and the girdle.
 */
export type Ring = 'main' | 'half' | 'star' | 'bezel' | 'upper';

/** A `path` element of a drawing. */
export interface StonePath {
	class: string;
	d: string;
}

const girdle = 0.99;
const starTip = 0.77;
const table = 0.56;
const pavilion = 0.2;

/**
 * Returns a round brilliant-cut stone, seen from above: 56 facets without gaps or overlaps.
 *
 * @param size the side of the square around the stone, in units of the viewBox.
 * @returns 8 `main`, 16 `half`, 8 `star`, 8 `bezel` and 16 `upper` facets, whose corners are rounded to whole units.
 */
export function brilliant(size = 400): Facet[] {
	/** `eighth` is in eighths of a full turn, so values ending in .5 are midway between two corners of the table. */
	const at = (radius: number, eighth: number): Point => {
		const angle = ((eighth * 45 - 90) * Math.PI) / 180;
		const along = (share: number) => Math.round((size / 2) * (1 + radius * share));
		return [along(Math.cos(angle)), along(Math.sin(angle))];
	};
	/** The middle of the edge between the table's corners `k` and `k + 1`. */
	const edge = (k: number) => at(table * Math.cos(Math.PI / 8), k + 0.5);

	const facets: Facet[] = [];
	for (let k = 0; k < 8; k++) {
		const [corner, next, deep, tip] = [at(table, k), at(table, k + 1), at(pavilion, k + 0.5), at(starTip, k + 0.5)];
		const [outer, between, outerNext] = [at(girdle, k), at(girdle, k + 0.5), at(girdle, k + 1)];
		facets.push(
			{ ring: 'main', index: k, points: [at(0, 0), at(pavilion, k - 0.5), corner, deep] },
			{ ring: 'half', index: 2 * k, points: [deep, corner, edge(k)] },
			{ ring: 'half', index: 2 * k + 1, points: [deep, edge(k), next] },
			{ ring: 'star', index: k, points: [corner, tip, next] },
			{ ring: 'bezel', index: k, points: [corner, at(starTip, k - 0.5), outer, tip] },
			{ ring: 'upper', index: 2 * k, points: [outer, between, tip] },
			{ ring: 'upper', index: 2 * k + 1, points: [between, outerNext, tip] },
		);
	}
	return facets;
}

/**
 * Returns the outline of the stone.
 *
 * @param facets the facets from {@link brilliant}.
 * @returns the 16 corners of the girdle, clockwise.
 */
export function outline(facets: readonly Facet[]): Point[] {
	return facets
		.filter(({ ring }) => ring === 'upper')
		.sort((one, other) => one.index - other.index)
		.flatMap(({ points }) => points.slice(0, 1));
}

/**
 * Returns compact path data for closed polygons.
 *
 * @param polygons the corners of each polygon, in whole units; empty polygons are left out.
 * @returns a value for the attribute `d`, with relative steps.
 */
export function pathData(polygons: readonly (readonly Point[])[]): string {
	return polygons.map(polygonData).join('');
}

function polygonData([start, ...rest]: readonly Point[]): string {
	if (!start) return '';
	const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;
	let [x, y] = start;
	const steps = rest.map(([toX, toY], step) => {
		const move = pair(toX - x, toY - y);
		const joined = step === 0 || toX - x < 0 ? move : ` ${move}`;
		[x, y] = [toX, toY];
		return joined;
	});
	return `M${pair(...start)}l${steps.join('')}z`;
}
