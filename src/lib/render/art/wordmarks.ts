import { svgFiles } from './svg-files';

/** Returns an SVG text for one scheme, so that its media queries for the other never apply. */
export const keptTo = (scheme: 'light' | 'dark', svg: string): string =>
	svg.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_query, asked) =>
		asked === scheme ? '(min-width:0)' : '(max-width:0)',
	);

/**
 * The wordmarks that adapt to the scheme, in their dark form. In WebKit a picture does not know the scheme of its page,
 * so they need a second file.
 */
export const darkWordmarks: ReadonlyMap<string, string> = new Map(
	svgFiles('logos')
		.filter(([, svg]) => svg.includes('prefers-color-scheme'))
		.map(([name, svg]) => [name, keptTo('dark', svg)]),
);
