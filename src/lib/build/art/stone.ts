import { colour, facetStyle, type Scheme } from './palette.ts';
import { brilliant, outline, pathData } from '../../shared/art/brilliant-cut.ts';
import type { Facet, Point, Ring, StonePath } from '../../shared/art/brilliant-cut.ts';

/** Paths as they stand in an SVG file. */
const svgPaths = (paths: readonly StonePath[]): string =>
	paths.map(({ class: name, d }) => `<path class="${name}" d="${d}"/>`).join('');

/**
 * The tone of each facet, clockwise from the top: 1 (near-black) to 7 (pale), m marigold, s silk.
 * The crown is lit from the top left; the pavilion, seen through the table, throws that light back at the lower right.
 * No two facets that share an edge have one tone, or the cut would be lost between them.
 */
export const tones: Readonly<Record<Ring, string>> = {
	main: '26464624',
	half: '457557755m463554',
	star: '33333577',
	bezel: '5m212446',
	upper: '4625s34313m65757',
};

/** The facet that the stone of the fallback screen has lost. */
const isLost = ({ ring, index }: Facet) => ring === 'bezel' && index === 1;

/** The lost facet, slid out of the stone and tilted. */
function fallen(points: readonly Point[]): Point[] {
	const [cos, sin] = [Math.cos(0.4), Math.sin(0.4)];
	const [fromX, fromY] = points[0] ?? [0, 0];
	return points.map(([x, y]) => [
		Math.round(fromX + 68 + (x - fromX) * cos - (y - fromY) * sin),
		Math.round(fromY - 62 + (x - fromX) * sin + (y - fromY) * cos),
	]);
}

/**
 * The stone as few paths: a pale ground that shows as fine edges between the facets, then one path for each tone.
 *
 * @param missing Whether one facet lies beside the stone, for the fallback screen.
 * @returns Paths in the order of drawing, for a viewBox of 400 by 400; the classes are styled in `facets.css`.
 */
export function stonePaths(missing = false): StonePath[] {
	const facets = brilliant();
	const gap = missing ? facets.filter(isLost).map(({ points }) => points) : [];
	const polygons = new Map<string, (readonly Point[])[]>();
	for (const facet of facets) {
		const name = `t${tones[facet.ring][facet.index] ?? 7}`;
		if (name === 't7') continue;
		polygons.set(name, [...(polygons.get(name) ?? []), missing && isLost(facet) ? fallen(facet.points) : facet.points]);
	}
	return [
		{ class: 't7', d: pathData([outline(facets), ...gap]) },
		...[...polygons].map(([name, shapes]) => ({ class: name, d: pathData(shapes) })),
	];
}

/** On a marigold ground its marigold facets would look like holes: `#on-marigold` after its address makes them ivory. */
const ON_MARIGOLD = `<style>:target .tm{fill:${colour('on-band')}}</style>`;

/** The stone as a picture that stands by itself, without a style sheet. @param scheme that of its ground. */
export const stonePicture = (scheme: Scheme): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" id="on-marigold" viewBox="0 0 400 400" fill-rule="evenodd">${facetStyle(scheme)}${ON_MARIGOLD}${svgPaths(stonePaths())}</svg>`;
