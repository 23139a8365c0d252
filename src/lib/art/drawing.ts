import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS_FILE } from './palette';

/** The drawings of the heroes of pages that are files, too; the stone has one of its own. */
export const drawings = ['app', 'design', 'marketing', 'seo', 'video', 'web'] as const;

/** The address of the drawing of a hero as a picture. @param art its name in the content. */
export const drawingFile = (art: string): string => (art === 'stone' ? '/stone.svg' : `/art/${art}.svg`);

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');

/** A drawing of `src/assets/art`: its box, what stands in it, and of that the stone, which is an `svg` in it. */
export function drawing(name: string) {
	const svg = read(`src/assets/art/${name}.svg`).replace(/\s+/g, ' ').replaceAll('> <', '><');
	const [, viewBox = '', shapes = ''] = /<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>/.exec(svg) ?? [];
	const [stone = '', stoneBox = '', facets = ''] = /<svg [^>]*viewBox="([^"]+)">(.*?)<\/svg>/.exec(shapes) ?? [];
	return { viewBox, shapes, scene: shapes.replace(stone, ''), stone: { viewBox: stoneBox, facets } };
}

/** A drawing as a picture that stands by itself, with the style sheets that colour it on a page. */
export function drawingPicture(name: (typeof drawings)[number]): string {
	const { viewBox, shapes } = drawing(name);
	const sheets = [COLOURS_FILE, 'src/styles/facets.css', 'src/styles/art.css'].map(read).join('');
	const style = sheets
		.replace('@theme static', ':root')
		.replaceAll(/\/\*.*?\*\//gs, '')
		.replaceAll(/\s+/g, ' ');
	return `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="${viewBox}"><style>${style}</style>${shapes}</svg>`;
}
