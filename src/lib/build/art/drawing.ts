import { readdirSync, readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { colour, ofBoth, type OfBoth, type Scheme } from './palette';

/**
 * The drawings in `src/assets/art`. They are served as separate files, because inline drawings would fill the first
 * packets of a page.
 */
export const drawings = readdirSync(resolve('src/assets/art')).map((file) => parse(file).name);

/** The parts of a drawing: the scene without its stone, and the stone alone. */
export const parts = ['scene', 'stone'] as const;
type Part = (typeof parts)[number];

/** The backgrounds that heroes can have. */
export const artGrounds = ['paper', 'band'] as const;
export type ArtGround = (typeof artGrounds)[number];

/**
 * Returns the file names of a hero's drawing.
 * @param art the name of the drawing in the content, such as `stone`.
 */
export const drawingFiles = (art: string, part?: Part, ground: ArtGround = 'paper'): OfBoth =>
	ofBoth(`${[art, part, ground === 'band' && 'on-band'].filter(Boolean).join('-')}.svg`);

const read = (file: string) => readFileSync(resolve(file), 'utf8');

/** Reads a drawing from `src/assets/art`: its viewBox, its content, and its stone, which is an inner `svg`. */
export function drawing(name: string) {
	const svg = read(`src/assets/art/${name}.svg`).replace(/\s+/g, ' ').replaceAll('> <', '><');
	const [, viewBox = '', shapes = ''] = /<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>/.exec(svg) ?? [];
	const [stone = '', stoneBox = '', facets = ''] = /<svg [^>]*viewBox="([^"]+)">(.*?)<\/svg>/.exec(shapes) ?? [];
	return { viewBox, shapes, scene: shapes.replace(stone, ''), stone: { viewBox: stoneBox, facets } };
}

/** Returns the width and height in a drawing's viewBox. */
export function sizeOf(viewBox: string): { width: number; height: number } {
	const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
	return { width, height };
}

/** The colours that replace the paper colours on the dark band. */
const ON_BAND: Readonly<Record<string, string>> = {
	ink: 'on-band',
	paper: 'band',
	'paper-deep': 'band-line',
	line: 'band-line',
	peacock: 'stone-6',
};

/** Returns the value that a colour has on a background. On the band, the stone has the tones of the dark scheme. */
const colourOn = (ground: ArtGround, token: string, scheme: Scheme): string =>
	ground === 'paper' ? colour(token, scheme) : colour(ON_BAND[token] ?? token, /^stone-/.test(token) ? 'dark' : scheme);

/** Returns a drawing, or part of it, as a separate picture with the styles for one colour scheme. */
export function drawingPicture(
	name: string,
	scheme: Scheme,
	{ part, ground = 'paper' }: { part?: Part; ground?: ArtGround } = {},
): string {
	const { viewBox, shapes, scene, stone } = drawing(name);
	const style = ['src/styles/facets.css', 'src/lib/build/art/drawing.css']
		.map(read)
		.join('')
		.replaceAll(/\/\*.*?\*\//gs, '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/var\(--(?:color-)?([\w-]+)\)/g, (_variable, token: string) => colourOn(ground, token, scheme));
	const [box, shown] = part === 'stone' ? [stone.viewBox, stone.facets] : [viewBox, part === 'scene' ? scene : shapes];
	return `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="${box}"><style>${style}</style>${shown}</svg>`;
}
