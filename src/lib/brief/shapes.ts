/** How high a band of cloth is, in threads. */
export const BAND = 21;

/*
 * Cloth is a list of rows, and a row is a text with a character for each thread: 1 to 6 for the weft of a service, a to f
 * for the same colour under a warp thread, z and y for bright and dark zari, i for ivory, s for silk, 0 for the ground.
 */
const COLOURS: Readonly<Record<string, string>> = { z: 'facet-lit', y: 'facet-deep', i: 'figure', s: 'color-silk' };

/** Returns the shapes of a cloth: a path for each colour, with the name of the colour's token, and its opacity. */
export function shapesOf(rows: readonly string[]) {
	const paths = new Map<string, string>();
	for (const [y, row] of rows.entries())
		for (const { 0: run, index } of row.matchAll(/([^0])\1*/g)) {
			const colour = run.charAt(0);
			const before = paths.get(colour) ?? '';
			paths.set(colour, `${before}M${index} ${y}h${run.length}v1h-${run.length}z`);
		}
	return Array.from(paths, ([colour, d]) => {
		const isUnder = colour >= 'a' && colour <= 'f';
		const place = isUnder ? colour.charCodeAt(0) - 96 : colour;
		return { colour: COLOURS[colour] ?? `weft-${place}`, opacity: isUnder ? 0.72 : 1, d };
	});
}

/** Returns a band as lines for client/band.ts: its width and height, and each shape, with the ground first. */
export function bandOf(rows: readonly string[]): string[] {
	const width = rows[0]?.length ?? 0;
	const ground = { colour: 'shed', opacity: 1, d: `M0 0h${width}v${BAND}H0z` };
	const lines = [ground, ...shapesOf(rows)].map(({ colour, opacity, d }) => [colour, opacity, d].join('|'));
	return [`${width} ${BAND}`, ...lines];
}
