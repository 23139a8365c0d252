import { colour } from './palette';

/** What a mark stands on, which decides its colours. */
export const grounds = ['paper', 'band', 'marigold', 'peacock'] as const;
export type Ground = (typeof grounds)[number];

const files = import.meta.glob<string>('../../assets/marks/*.svg', { query: '?raw', import: 'default', eager: true });

const style = (line: string, fill: string, accent: string) =>
	`.mark-line{fill:none;stroke:${line};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.mark-fill{fill:${fill}}.mark-accent{fill:${accent}}`;
const onDark = style(colour('ink', 'dark'), colour('stone-4'), colour('marigold', 'dark'));
const STYLES: Readonly<Record<Ground, string>> = {
	paper: `${style(colour('ink'), colour('stone-4'), colour('marigold'))}@media(prefers-color-scheme:dark){${onDark}}`,
	band: onDark,
	marigold: style(colour('on-marigold'), colour('stone-3'), colour('paper')),
	peacock: `${style(colour('on-peacock'), colour('stone-2'), colour('marigold'))}@media(prefers-color-scheme:dark){${style(colour('on-peacock', 'dark'), colour('stone-4'), colour('marigold'))}}`,
};

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
	return svg.replace('>', `><style>${STYLES[ground]}</style>`);
}
