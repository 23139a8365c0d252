import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { colour, ofBoth, type OfBoth, type Scheme } from './palette';

/** The hero drawings that also exist as files. */
export const drawings = ['app', 'design', 'marketing', 'seo', 'video', 'web'] as const;

/**
 * Returns the files of the drawing in a hero.
 * @param art the name of the drawing in the content, such as `stone`.
 */
export const drawingFiles = (art: string): OfBoth => ofBoth(`${art}.svg`);

const read = (file: string) => readFileSync(resolve(file), 'utf8');

/** Reads a drawing from `src/assets/art`: its viewBox, its content, and its stone, which is an inner `svg`. */
export function drawing(name: string) {
	const svg = read(`src/assets/art/${name}.svg`).replace(/\s+/g, ' ').replaceAll('> <', '><');
	const [, viewBox = '', shapes = ''] = /<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>/.exec(svg) ?? [];
	const [stone = '', stoneBox = '', facets = ''] = /<svg [^>]*viewBox="([^"]+)">(.*?)<\/svg>/.exec(shapes) ?? [];
	return { viewBox, shapes, scene: shapes.replace(stone, ''), stone: { viewBox: stoneBox, facets } };
}

/** Returns a drawing as a separate picture, which includes the styles for one colour scheme. */
export function drawingPicture(name: (typeof drawings)[number], scheme: Scheme): string {
	const { viewBox, shapes } = drawing(name);
	const style = ['src/styles/facets.css', 'src/styles/art.css']
		.map(read)
		.join('')
		.replaceAll(/\/\*.*?\*\//gs, '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/var\(--(?:color-)?([\w-]+)\)/g, (_variable, token: string) => colour(token, scheme));
	return `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="${viewBox}"><style>${style}</style>${shapes}</svg>`;
}
