import { brilliant, pathData } from './brilliant-cut.ts';
import type { Point, Ring, StonePath } from './brilliant-cut.ts';
import { choices, hash } from './seeded-choices.ts';

/** A cover for a viewBox of 320 by 180. `cover.css` styles the classes of the drawing. */
export interface CoverDrawing {
	/** The class that sets the background colour. */
	ground: string;
	/** The paths in drawing order. */
	shapes: StonePath[];
}

type Choose = (limit: number) => number;
type Polygon = readonly Point[];

const [width, height] = [320, 180];
const inFrame = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height;

/**
 * Gives each polygon a tone, and groups the polygons by tone. Consecutive polygons never share a tone, and one polygon
 * in eleven is marigold.
 */
function palette(choose: Choose) {
	const groups = new Map<string, Polygon[]>();
	const accent = 1 + choose(5);
	let [count, last] = [0, ''];
	return {
		add(polygon: Polygon, tones: string) {
			const rest = [...tones].filter((tone) => tone !== last);
			last = rest[choose(rest.length)] ?? '4';
			const tone = count++ % 11 === accent ? 'm' : last;
			groups.set(tone, [...(groups.get(tone) ?? []), polygon]);
		},
		paths: () => [...groups].map(([tone, polygons]) => ({ class: `t${tone}`, d: pathData(polygons) })),
	};
}

/**
 * Draws a band of plain cloth, with threads that are 6 units wide and 16 units apart. Each dash ends where its thread
 * passes under a warp thread.
 */
function cloth(top: number, rows: number): StonePath[] {
	const row = (index: number) => `M${index % 2 ? -10 : 6} ${top + 8 + index * 16}h${width + 10}`;
	const gold = rows >> 1;
	const weft = Array.from({ length: rows }, (_, index) => (index === gold ? '' : row(index))).join('');
	const warp = Array.from({ length: rows }, (_, index) => `M0 ${top + 8 + index * 16}h${width}`).join('');
	return [
		{ class: 'cover-warp', d: warp },
		{ class: 'cover-weft', d: weft },
		{ class: 'cover-weft cover-gold', d: row(gold) },
	];
}

/**
 * Draws a large stone, cropped by the frame: the facets of the crown, and a pale table with the main facets of the
 * pavilion.
 */
function crown(choose: Choose): CoverDrawing {
	const [moveX, moveY] = [choose(2) === 0 ? -120 : 70, -60 - choose(60)];
	const facets = brilliant(330, choose(45)).map(({ ring, points }) => ({
		ring,
		points: points.map(([x, y]): Point => [x + moveX, y + moveY]),
	}));
	const colours = palette(choose);
	const draw = (ring: Ring, tones: string) => {
		for (const facet of facets) {
			if (facet.ring === ring && facet.points.some(inFrame)) colours.add(facet.points, tones);
		}
	};
	const table = facets.flatMap(({ ring, points }) => (ring === 'main' ? points.slice(2, 3) : []));
	draw('upper', '23456');
	draw('bezel', '345');
	draw('star', '457');
	const shapes = [...colours.paths(), { class: 't6', d: pathData([table]) }];
	const mains = palette(choose);
	for (const { points } of facets.filter(({ ring }) => ring === 'main')) mains.add(points, '2345');
	return { ground: 'cover-ink', shapes: [...shapes, ...mains.paths()] };
}

/** Draws facets that spread from one point above a band of cloth. */
function fan(choose: Choose): CoverDrawing {
	const centre: Point = [60 + choose(5) * 50, 132];
	const colours = palette(choose);
	const steps = 9 + choose(3);
	const at = (step: number): Point => {
		const angle = Math.PI * (1 + step / steps);
		return [Math.round(centre[0] + 340 * Math.cos(angle)), Math.round(centre[1] + 340 * Math.sin(angle))];
	};
	for (let step = 0; step < steps; step++) colours.add([centre, at(step), at(step + 1)], '23456');
	return { ground: 'cover-ink', shapes: [...colours.paths(), ...cloth(132, 3)] };
}

/** Draws a wall of triangles with one peak. Upright triangles are light, and inverted triangles are dark. */
function wall(choose: Choose): CoverDrawing {
	const colours = palette(choose);
	const peak = 1 + choose(5);
	for (let column = -1; column < 7; column++) {
		const rows = Math.max(1, 4 - Math.abs(column - peak));
		for (let row = 0; row < Math.min(rows, 3); row++) {
			const [x, y] = [column * 52 + (row % 2) * 26, height - row * 60];
			const top: Point = [x + 26, y - 60];
			colours.add([[x, y], [x + 52, y], top], '4567');
			if (row + 1 < rows) colours.add([top, [x + 52, y], [x + 78, y - 60]], '123');
		}
	}
	return { ground: 'cover-paper', shapes: colours.paths() };
}

/** Draws a cut stone on cloth, seen from the side. */
function setting(choose: Choose): CoverDrawing {
	const x = 88 + choose(4) * 48;
	const girdle = [-76, -38, 0, 38, 76].map((step): Point => [x + step, 66]);
	const table = [-48, -16, 16, 48].map((step): Point => [x + step, 26]);
	const colours = palette(choose);
	for (const [index, from] of girdle.entries()) {
		const [to, above, next] = [girdle[index + 1], table[index], table[index + 1]];
		if (!to || !above) continue;
		colours.add([from, to, above], '456');
		if (next) colours.add([above, next, to], '67');
		colours.add([from, to, [x, 158]], index < 2 ? '456' : '345');
	}
	return { ground: 'cover-ink', shapes: [...cloth(2, 11), ...colours.paths()] };
}

const variants = [crown, fan, wall, setting];

/**
 * Returns the drawn cover of a post without a picture.
 *
 * @param seed a string such as the slug; the same seed always gives the same drawing.
 * @returns plain data, so that pages and islands draw the same cover.
 */
export function cover(seed: string): CoverDrawing {
	const number = hash(seed);
	const draw = variants[number % variants.length] ?? crown;
	return draw(choices(number));
}
