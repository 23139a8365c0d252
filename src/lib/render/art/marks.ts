import { colour, ofBoth, type OfBoth, type Scheme } from '../../build/art/palette';
import { svgFile } from './svg-files';

/** The backgrounds on which marks appear; marks have different colours on each. */
export const grounds = ['paper', 'band', 'marigold', 'peacock'] as const;
export type Ground = (typeof grounds)[number];

/**
 * The colours of a mark's lines, fill and accent. Icons with lines inside their fill have the colour `facet`, so that
 * those lines are visible.
 */
type Inks = Record<'line' | 'fill' | 'accent' | 'facet', string>;

const inks = (line: string, fill: string, accent: string, facet = fill): Inks => ({ line, fill, accent, facet });
const onDark = inks(colour('ink', 'dark'), colour('stone-4'), colour('marigold', 'dark'));
/** The colours on each background; `dark` is set only if the dark scheme has different colours. */
const INKS: Readonly<Record<Ground, { light: Inks; dark?: Inks }>> = {
	paper: { light: inks(colour('ink'), colour('stone-4'), colour('marigold'), colour('stone-5')), dark: onDark },
	band: { light: onDark },
	marigold: { light: inks(colour('on-marigold'), colour('stone-3'), colour('paper'), colour('stone-5')) },
	peacock: {
		light: inks(colour('on-peacock'), colour('stone-2'), colour('marigold')),
		dark: inks(colour('on-peacock', 'dark'), colour('stone-4'), colour('marigold', 'dark')),
	},
};

/**
 * Returns the style element for a drawing on a background.
 * @param rules returns the CSS rules for the given colours.
 */
export const groundStyle = (ground: Ground, scheme: Scheme, rules: (inks: Inks) => string): string =>
	`<style>${rules(INKS[ground][scheme] ?? INKS[ground].light)}</style>`;

/**
 * Returns the file names of a drawing on a background. If the drawing has the same colours in both schemes, one file
 * serves both.
 */
export function filesOnGround(name: string, ground: Ground): OfBoth {
	const file = `${name}-on-${ground}.svg`;
	return INKS[ground].dark ? ofBoth(file) : { light: file, dark: file };
}

/**
 * Lines are as thick on large marks as on small ones; only on phones, where marks are tiny, they are thinner, and the
 * finest lines are left out.
 */
const markRules = ({ line, fill, accent }: Inks) =>
	`.mark-line{fill:none;stroke:${line};stroke-width:2;vector-effect:non-scaling-stroke;stroke-linecap:round;stroke-linejoin:round}@media(max-width:60px){.mark-line{stroke-width:1.5}.mark-detail{display:none}}.mark-fill{fill:${fill}}.mark-accent{fill:${accent}}`;

/** The mark for everything that has no mark of its own. */
const COMMON = 'common';

/** Returns the mark with this name, or the common mark if there is none, in the colours for a background. */
export function markPicture(name: string, ground: Ground, scheme: Scheme): string {
	const svg = svgFile('marks', name) ?? svgFile('marks', COMMON) ?? '';
	return svg.replace('>', `>${groundStyle(ground, scheme, markRules)}`);
}
