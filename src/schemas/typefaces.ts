import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { text } from './fields.ts';

const require = createRequire(join(process.cwd(), 'package.json'));

/** The npm package of a typeface. */
const packageOf = (family: string) => `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;

/** The Latin file of a typeface, with all of its weights, in its npm package. */
export const fontFile = (family: string) =>
	`${packageOf(family)}/files/${packageOf(family).split('/')[1]}-latin-wght-normal.woff2`;

const typeface = z.strictObject({
	/** Its name, as fontsource.org writes it. */
	family: text.check(({ value, issues }) => {
		try {
			require.resolve(fontFile(value));
		} catch {
			const message = `a variable typeface of fontsource.org that is installed (npm install ${packageOf(value)})`;
			issues.push({ code: 'custom', input: value, message });
		}
	}),
	/** A weight, or the lightest and the heaviest. */
	weights: z.coerce
		.string()
		.regex(/^\d{3}( \d{3})?$/, 'a weight, such as 650, or the lightest and the heaviest: 400 600'),
});

/** The typefaces of headings and of texts. */
export const typefaces = z.strictObject({ display: typeface, text: typeface });
