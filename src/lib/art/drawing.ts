import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS_FILE } from './palette';

/** The drawings of the heroes of pages that are files, too; the stone has one of its own. */
export const drawings = ['app', 'design', 'marketing', 'seo', 'video', 'web'] as const;

/** The address of the drawing of a hero as a picture. @param art its name in the content. */
export const drawingFile = (art: string): string => (art === 'stone' ? '/stone.svg' : `/art/${art}.svg`);

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');

/** A drawing of `src/assets/art`: its box, and what stands in it. */
export function drawing(name: string): { viewBox: string; shapes: string } {
	const [, viewBox = '', shapes = ''] =
		/<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>/s.exec(read(`src/assets/art/${name}.svg`)) ?? [];
	return { viewBox, shapes: shapes.replace(/\s+/g, ' ').replaceAll('> <', '><').trim() };
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
