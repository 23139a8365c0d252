import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { measured, type measuredItems } from '../../../schemas/measured.ts';

/** The figures from `npm run measure`, with their date and commit. */
export const measurement = measured.parse(JSON.parse(readFileSync('src/assets/measured.json', 'utf8')));

/** Returns the figures that a page shows, with digits grouped in the Indian style. */
export const figuresOf = (items: z.output<typeof measuredItems>): { value: string; label: string }[] =>
	items.map(({ figure, label }) => ({ label, value: measurement.figures[figure].toLocaleString('en-IN') }));
