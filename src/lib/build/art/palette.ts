import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The two files of a picture: one for each colour scheme. */
export type OfBoth = Readonly<Record<Scheme, string>>;

/**
 * Returns the names of both files of a drawing. There are two files because WebKit does not apply the colour scheme of
 * a page to the pictures on the page.
 * @param file the name of the file for the light scheme, which ends with `.svg`.
 */
export const ofBoth = (file: string): OfBoth => ({ light: file, dark: file.replace('.svg', '-dark.svg') });

export const COLOURS_FILE = 'content/brand/colours.css';

/** A colour as written in the file, with its line number. */
export interface Declared {
	value: string;
	line: number;
}
export type Colours = ReadonlyMap<string, Declared>;

/**
 * Reads the colours, keyed by name without the `--color-` prefix: all colours of both schemes, and those that differ on
 * the dark band.
 */
export function readColours(root = '.'): Record<Scheme | 'band', Colours> {
	const file = join(root, COLOURS_FILE);
	const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
	const found: Record<Scheme | 'band', Map<string, Declared>> = { light: new Map(), dark: new Map(), band: new Map() };
	let part: keyof typeof found = 'light';
	for (const [index, text] of css.split('\n').entries()) {
		if (text.includes('prefers-color-scheme: dark')) part = 'dark';
		if (text.startsWith('.band-dark')) part = 'band';
		const [, name, value] = /^\s*--(?:color-)?([\w-]+):\s*([^;]+?)\s*;/.exec(text) ?? [];
		if (name && value) found[part].set(name, { value, line: index + 1 });
	}
	return { ...found, dark: new Map([...found.light, ...found.dark]) };
}

const colours = readColours();

/**
 * Returns a colour from `content/brand/colours.css` as `#rrggbb`, for use outside style sheets.
 * @param token the colour's name without the `--color-` prefix, such as `ink` or `stone-1`.
 * @throws if the colour does not exist; the content report finds missing colours before this is called.
 */
export function colour(token: string, scheme: Scheme = 'light'): string {
	const found = formatHex(parse(colours[scheme].get(token)?.value ?? ''));
	if (found === undefined) throw new Error(`${COLOURS_FILE}: the colour --color-${token} or --${token} is missing`);
	return found;
}

/** The colour of each facet class. */
const facets = {
	...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((tone) => [`t${tone}`, `stone-${tone}`])),
	tm: 'marigold',
	ts: 'silk',
};

const facetRules = (scheme: Scheme, tokens = Object.entries(facets)) =>
	tokens.map(([name, token]) => `.${name}{fill:${colour(token, scheme)}}`).join('');

/**
 * Returns a style element with the fills of the facet classes, for a drawing that has its own file.
 * @param scheme the colour scheme of the drawing's background; if missing, the drawing follows the browser's scheme.
 */
export const facetStyle = (scheme?: Scheme): string =>
	`<style>${facetRules(scheme ?? 'light')}${scheme ? '' : `@media(prefers-color-scheme:dark){${facetRules('dark')}}`}</style>`;
