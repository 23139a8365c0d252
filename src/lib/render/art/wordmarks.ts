import { svgFiles } from './svg-files';

/**
 * Returns an SVG fixed to one colour scheme: media queries for that scheme always apply, and those for the other scheme
 * never do.
 */
export const keptTo = (scheme: 'light' | 'dark', svg: string): string =>
	svg.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_query, asked) =>
		asked === scheme ? '(min-width:0)' : '(max-width:0)',
	);

/**
 * The dark version of each wordmark that adapts to the colour scheme. These wordmarks need a second file, because
 * WebKit does not apply the colour scheme of a page to the pictures on the page.
 */
export const darkWordmarks: ReadonlyMap<string, string> = new Map(
	svgFiles('logos')
		.filter(([, svg]) => svg.includes('prefers-color-scheme'))
		.map(([name, svg]) => [name, keptTo('dark', svg)]),
);
