import { z } from 'zod';
import { text } from './fields.ts';

/** Returns the name of a typeface's npm package. */
export const packageOf = (family: string) => `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;

/** Returns the path of the font file for Latin characters in the npm package of a variable typeface. */
export const fontFile = (family: string) =>
	`${packageOf(family)}/files/${packageOf(family).split('/')[1]}-latin-wght-normal.woff2`;

const typeface = z.strictObject({
	family: text
		.meta({ typeface: true })
		.describe("The typeface's name, spelled as on fontsource.org. A developer must install a new typeface first."),
	/** A single weight, or the lightest and the heaviest one. */
	weights: z.coerce
		.string()
		.regex(/^\d{3}( \d{3})?$/, 'Write a weight such as 650, or the lightest and the heaviest: 400 600.')
		.describe('The weight, such as 650, or the lightest and heaviest, such as 400 600.'),
});

/** The typefaces for headings and for all other text. */
export const typefaces = z.strictObject({
	display: typeface.meta({ title: 'Headings', description: 'The typeface for headings.' }),
	text: typeface.meta({ title: 'Texts', description: 'The typeface for everything else.' }),
});
