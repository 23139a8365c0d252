import { svgFiles } from './svg-files';

/** The text of a drawing that asks for a scheme, in one of them: what asks for the other never applies. */
export const keptTo = (scheme: 'light' | 'dark', svg: string): string =>
	svg.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_query, asked) =>
		asked === scheme ? '(min-width:0)' : '(max-width:0)',
	);

/**
 * The client and partner wordmarks that follow the scheme by themselves, as they are in the dark, by their names: WebKit
 * does not tell a picture in which scheme the page is, so they need a file for it.
 */
export const darkWordmarks: ReadonlyMap<string, string> = new Map(
	svgFiles('logos')
		.filter(([, svg]) => svg.includes('prefers-color-scheme'))
		.map(([name, svg]) => [name, keptTo('dark', svg)]),
);
