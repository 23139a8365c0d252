import { converter, interpolate, parse, wcagContrast } from 'culori';
import { COLOURS_FILE, readColours, type Colours } from '../../art/palette.ts';
import { nameFix } from '../../../shared/content/check-value.ts';
import type { Problem } from '../../../shared/content/problem.ts';

/** The minimum contrast for text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** The text colours used on each background. */
const PAGE = {
	paper: ['ink', 'ink-soft', 'peacock', 'danger', 'success'],
	'paper-deep': ['ink', 'ink-soft', 'peacock', 'danger', 'success'],
	peacock: ['on-peacock'],
	marigold: ['on-marigold'],
	'marigold-lit': ['on-marigold'],
};
/** The text colours used on each background in the dark scheme, where the marigold band has a colour of its own. */
const DARK_PAGE = { ...PAGE, 'marigold-deep': ['on-marigold'] };
const BAND = { band: ['on-band', 'on-band-soft', 'marigold', 'danger', 'success'] };

/** All other colours that styles and drawings use. */
const OTHERS = ['line', 'silk', 'band-line', 'plate', 'shadow', ...Array.from('1234567', (tone) => `stone-${tone}`)];
const NAMES = [...new Set([...OTHERS, ...Object.entries({ ...PAGE, ...BAND }).flat(2)])].filter(
	(name) => name !== 'marigold-lit',
);

const property = (name: string) => (name.startsWith('stone-') ? `--${name}` : `--color-${name}`);
const at = (name: string, line?: number) => ({ file: COLOURS_FILE, line, field: property(name) });

const toOklch = converter('oklch');

/** Returns a colour by name. Two of the colours are derived from another, as in `src/styles/tokens.css`. */
function colourOf(colours: Colours, name: string) {
	const [marigold, own] = ['marigold', name].map((found) => parse(colours.get(found)?.value ?? ''));
	if (name === 'marigold-lit') return marigold && interpolate([marigold, 'white'], 'oklab')(0.2);
	if (name !== 'marigold-deep') return own;
	const base = marigold && toOklch(marigold);
	return base && { ...base, l: base.l - 0.09, h: (base.h ?? 0) - 5 };
}

/** How messages describe the two derived colours. */
const DERIVED: Readonly<Record<string, string>> = {
	'marigold-lit': `${property('marigold')}, lighter under the pointer,`,
	'marigold-deep': `${property('marigold')}, darkened behind a band,`,
};

/** Returns a problem for each pair with too little contrast. @param scope where the pair appears, for the message. */
function lowContrasts(colours: Colours, pairs: Readonly<Record<string, string[]>>, scope: string): Problem[] {
	return Object.entries(pairs).flatMap(([ground, texts]) =>
		texts.flatMap((text): Problem[] => {
			const [front, back] = [colourOf(colours, text), colourOf(colours, ground)];
			if (!front || !back || wcagContrast(front, back) >= LEAST_CONTRAST) return [];
			// Rounds down, so that 4.498 does not appear as 4.5.
			const ratio = (Math.floor(wcagContrast(front, back) * 100) / 100).toFixed(2);
			const other = DERIVED[ground] ?? property(ground);
			return [
				{
					location: at(text, colours.get(text)?.line),
					message: `contrast ${ratio} with ${other} in ${scope}, at least ${LEAST_CONTRAST}`,
					fix: 'Make one of the two lighter or darker.',
				},
			];
		}),
	);
}

/** Checks both colour schemes for missing, unknown and invalid colours, and for too little contrast. */
export function checkColours(root: string): Problem[] {
	const { light, dark, band } = readColours(root);
	const missing = NAMES.filter((name) => !light.has(name)).map((name): Problem => {
		return { location: at(name), message: 'missing', fix: 'Add the colour.' };
	});
	const declared = [light, dark, band].flatMap((colours) => [...colours]);
	const wrong = declared.flatMap(([name, { value, line }]): Problem[] => {
		const location = at(name, line);
		if (!NAMES.includes(name)) return [{ location, message: 'unknown colour', fix: nameFix(name, NAMES) }];
		const colour = parse(value);
		if (colour && (colour.alpha ?? 1) === 1) return [];
		const fix = 'Write a colour such as #005b5c or oklch(0.46 0.09 195).';
		return [{ location, message: `"${value}" is not a solid colour`, fix }];
	});
	const onBand = (colours: Colours): Colours => new Map([...colours, ...band]);
	return [
		...missing,
		...wrong,
		...lowContrasts(light, PAGE, 'the light scheme'),
		...lowContrasts(dark, DARK_PAGE, 'the dark scheme'),
		...lowContrasts(onBand(light), BAND, 'the dark band of the light scheme'),
		...lowContrasts(onBand(dark), BAND, 'the dark band of the dark scheme'),
	];
}
