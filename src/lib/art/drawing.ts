import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS_FILE } from './palette';

/** The drawings of the heroes of pages, as they stand in `src/sections/blocks/art`; the stone is a file of its own. */
export const drawings = ['app', 'design', 'marketing', 'seo', 'video', 'web'] as const;

/** The address of the drawing of a hero as a picture. @param art its name in the content. */
export const drawingFile = (art: string): string => (art === 'stone' ? '/stone.svg' : `/art/${art}.svg`);

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');

/** A drawing as a picture that stands by itself, with the style sheets that colour it on a page. */
export function drawingPicture(name: (typeof drawings)[number]): string {
	const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}.astro`;
	const svg = /<svg.*<\/svg>/s.exec(read(`src/sections/blocks/art/${component}`))?.[0] ?? '';
	const sheets = [COLOURS_FILE, 'src/styles/facets.css', 'src/styles/art.css'].map(read).join('');
	const style = sheets
		.replace('@theme static', ':root')
		.replaceAll(/\/\*.*?\*\//gs, '')
		.replaceAll(/\s+/g, ' ');
	return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace('>', `><style>${style}</style>`);
}
