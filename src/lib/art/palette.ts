import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

export type Scheme = 'light' | 'dark';

const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split(
	'@media (prefers-color-scheme: dark)',
);

/** The tokens that a part of the style sheet sets, as pairs of a name and an RGB colour. */
const coloursIn = (css: string) =>
	[...css.matchAll(/--(?:color-)?([\w-]+): (oklch\([^/)]+\));/g)].map(
		([, name = '', value = '']) => [name, formatHex(value)] as const,
	);

const schemes = {
	light: new Map(coloursIn(light)),
	dark: new Map([...coloursIn(light), ...coloursIn(dark)]),
};

/**
 * A colour of `src/styles/tokens.css` as `#rrggbb`, for what cannot read a style sheet.
 * @param token its name without `--color-`, such as `ink` or `stone-1`.
 * @throws if there is no such token.
 */
export function colour(token: string, scheme: Scheme = 'light'): string {
	const found = schemes[scheme].get(token);
	if (found === undefined) throw new Error(`src/styles/tokens.css: found no colour --color-${token} or --${token}`);
	return found;
}

/** The token of each class that a facet may have. */
const facets = {
	...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((tone) => [`t${tone}`, `stone-${tone}`])),
	tm: 'marigold',
	ts: 'silk',
};

const facetRules = (scheme: Scheme, tokens = Object.entries(facets)) =>
	tokens.map(([name, token]) => `.${name}{fill:${colour(token, scheme)}}`).join('');

/**
 * The fills of the facets' classes, for a drawing that carries its own style.
 * @param scheme that of the ground it stands on; without one, the drawing follows the reader's.
 */
export const facetStyle = (scheme?: Scheme): string =>
	`<style>${facetRules(scheme ?? 'light')}${scheme ? '' : `@media(prefers-color-scheme:dark){${facetRules('dark')}}`}</style>`;
