import { colour } from './palette';

/** What a mark stands on, which decides its colours. */
export const grounds = ['paper', 'band', 'marigold', 'peacock'] as const;
export type Ground = (typeof grounds)[number];

const files = import.meta.glob<string>('../../assets/marks/*.svg', { query: '?raw', import: 'default', eager: true });

/** The colours of a mark: its lines, its fill and the warm part of it. */
type Inks = Record<'line' | 'fill' | 'accent', string>;

const inks = (line: string, fill: string, accent: string): Inks => ({ line, fill, accent });
const onDark = inks(colour('ink', 'dark'), colour('stone-4'), colour('marigold', 'dark'));
/** On each ground, and in the dark scheme where that changes it. */
const INKS: Readonly<Record<Ground, { light: Inks; dark?: Inks }>> = {
	paper: { light: inks(colour('ink'), colour('stone-4'), colour('marigold')), dark: onDark },
	band: { light: onDark },
	marigold: { light: inks(colour('on-marigold'), colour('stone-3'), colour('paper')) },
	peacock: {
		light: inks(colour('on-peacock'), colour('stone-2'), colour('marigold')),
		dark: inks(colour('on-peacock', 'dark'), colour('stone-4'), colour('marigold', 'dark')),
	},
};

/** The style of a drawing that stands on a ground, by the rules that take its colours. */
export function groundStyle(ground: Ground, rules: (inks: Inks) => string): string {
	const { light, dark } = INKS[ground];
	return `<style>${rules(light)}${dark ? `@media(prefers-color-scheme:dark){${rules(dark)}}` : ''}</style>`;
}

const markRules = ({ line, fill, accent }: Inks) =>
	`.mark-line{fill:none;stroke:${line};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.mark-fill{fill:${fill}}.mark-accent{fill:${accent}}`;

/** The file name of a mark. */
export function markFile(name: string, ground: Ground): string {
	return `${name}-on-${ground}.svg`;
}

/** The mark of what has none of its own. */
const COMMON = 'common';

/** A drawn mark in the colours of its ground; where there is none of that name, the one that fits all. */
export function markPicture(name: string, ground: Ground): string {
	const drawing = (file: string) => files[`../../assets/marks/${file}.svg`];
	const svg = drawing(name) ?? drawing(COMMON) ?? '';
	return svg.replace('>', `>${groundStyle(ground, markRules)}`);
}
