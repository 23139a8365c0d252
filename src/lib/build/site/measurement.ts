import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { siteFolder } from '../content/site-folder.ts';
import { measured, type measuredItems } from '../../../schemas/measured.ts';

/** The figures from `npm run measure`, with their date and commit. */
export const measurement = measured.parse(
	JSON.parse(readFileSync(join(siteFolder(), 'src/assets/measured.json'), 'utf8')),
);

/** Returns the figures that a page shows, with digits grouped in the Indian style. */
export const figuresOf = (items: z.output<typeof measuredItems>): { value: string; label: string }[] =>
	items.map(({ figure, label }) => ({ label, value: measurement.figures[figure].toLocaleString('en-IN') }));
