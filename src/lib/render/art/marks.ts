import { colour, ofBoth, type OfBoth, type Scheme } from '../../build/art/palette';
import { svgFile } from './svg-files';

/** The backgrounds of marks, which decide their colours. */
export const grounds = ['paper', 'band', 'marigold', 'peacock'] as const;
export type Ground = (typeof grounds)[number];

/** The colours of a mark: its lines, its fill and its warm part. */
type Inks = Record<'line' | 'fill' | 'accent', string>;

const inks = (line: string, fill: string, accent: string): Inks => ({ line, fill, accent });
const onDark = inks(colour('ink', 'dark'), colour('stone-4'), colour('marigold', 'dark'));
/** The colours on each background, and those that the dark scheme changes. */
const INKS: Readonly<Record<Ground, { light: Inks; dark?: Inks }>> = {
	paper: { light: inks(colour('ink'), colour('stone-4'), colour('marigold')), dark: onDark },
	band: { light: onDark },
	marigold: { light: inks(colour('on-marigold'), colour('stone-3'), colour('paper')) },
	peacock: {
		light: inks(colour('on-peacock'), colour('stone-2'), colour('marigold')),
		dark: inks(colour('on-peacock', 'dark'), colour('stone-4'), colour('marigold', 'dark')),
	},
};

/**
 * Returns the style of a drawing on a background.
 * @param rules returns the rules for its colours.
 */
export const groundStyle = (ground: Ground, scheme: Scheme, rules: (inks: Inks) => string): string =>
	`<style>${rules(INKS[ground][scheme] ?? INKS[ground].light)}</style>`;

/** Returns the files of a drawing on a background: one for both schemes if the background is the same. */
export function filesOnGround(name: string, ground: Ground): OfBoth {
	const file = `${name}-on-${ground}.svg`;
	return INKS[ground].dark ? ofBoth(file) : { light: file, dark: file };
}

const markRules = ({ line, fill, accent }: Inks) =>
	`.mark-line{fill:none;stroke:${line};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.mark-fill{fill:${fill}}.mark-accent{fill:${accent}}`;

/** The mark for everything without its own. */
const COMMON = 'common';

/** Returns a drawn mark in the colours of its background, or the general mark if there is none of that name. */
export function markPicture(name: string, ground: Ground, scheme: Scheme): string {
	const svg = svgFile('marks', name) ?? svgFile('marks', COMMON) ?? '';
	return svg.replace('>', `>${groundStyle(ground, scheme, markRules)}`);
}
