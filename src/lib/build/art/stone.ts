import { colour, facetStyle, type Scheme } from './palette.ts';
import { brilliant, outline, pathData } from './brilliant-cut.ts';
import type { Facet, Point, Ring, StonePath } from './brilliant-cut.ts';

const svgPaths = (paths: readonly StonePath[]): string =>
	paths.map(({ class: name, d }) => `<path class="${name}" d="${d}"/>`).join('');

/**
 * The tone of each facet, clockwise from the top: 1 (near-black) to 7 (pale), m marigold, s silk. Light falls on the
 * crown from the top left, and the pavilion reflects it towards the lower right. Facets that share an edge must differ
 * in tone; otherwise the edge would disappear.
 */
export const tones: Readonly<Record<Ring, string>> = {
	main: '26464624',
	half: '457557755m463554',
	star: '33333577',
	bezel: '5m212446',
	upper: '4625s34313m65757',
};

/** Returns whether this is the facet that is missing from the stone on the fallback page. */
const isLost = ({ ring, index }: Facet) => ring === 'bezel' && index === 1;

/** Returns the corners of the missing facet, moved out of the stone and tilted. */
function fallen(points: readonly Point[]): Point[] {
	const [cos, sin] = [Math.cos(0.4), Math.sin(0.4)];
	const [fromX, fromY] = points[0] ?? [0, 0];
	return points.map(([x, y]) => [
		Math.round(fromX + 68 + (x - fromX) * cos - (y - fromY) * sin),
		Math.round(fromY - 62 + (x - fromX) * sin + (y - fromY) * cos),
	]);
}

/**
 * Draws the stone with few paths: first a pale background, and then one path for each tone. The background stays
 * visible as fine lines between the facets.
 *
 * @param missing whether one facet has come out and lies beside the stone, as on the fallback page.
 * @returns the paths in drawing order, for a viewBox of 400 by 400; `facets.css` styles their classes.
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

/**
 * On a marigold background, marigold facets would look like holes. The fragment `#on-marigold` in the address makes
 * those facets ivory.
 */
const ON_MARIGOLD = `<style>:target .tm{fill:${colour('on-band')}}</style>`;

/**
 * Returns the stone as a separate picture.
 * @param scheme the colour scheme of the background.
 */
export const stonePicture = (scheme: Scheme): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" id="on-marigold" viewBox="0 0 400 400" fill-rule="evenodd">${facetStyle(scheme)}${ON_MARIGOLD}${svgPaths(stonePaths())}</svg>`;
