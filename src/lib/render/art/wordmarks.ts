import { svgFiles } from './svg-files';

/** Returns an SVG with one fixed colour scheme: media queries for the other scheme never apply. */
export const keptTo = (scheme: 'light' | 'dark', svg: string): string =>
	svg.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_query, asked) =>
		asked === scheme ? '(min-width:0)' : '(max-width:0)',
	);

/**
 * The dark version of each wordmark that adapts to the colour scheme. These wordmarks need a second file, because
 * WebKit does not pass a page's colour scheme on to its pictures.
 */
export const darkWordmarks: ReadonlyMap<string, string> = new Map(
	svgFiles('logos')
		.filter(([, svg]) => svg.includes('prefers-color-scheme'))
		.map(([name, svg]) => [name, keptTo('dark', svg)]),
);
