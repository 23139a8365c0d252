import type { z } from 'astro/zod';
import file from '../../assets/measured.json';
import { measured, type measuredItems } from '../../schemas/measured.ts';

/** What `npm run measure` found of this website, with the day and the commit. */
export const measurement = measured.parse(file);

/** The figures that a page shows of it, written as in India. */
export const figuresOf = (items: z.output<typeof measuredItems>): { value: string; label: string }[] =>
	items.map(({ figure, label }) => ({ label, value: measurement.figures[figure].toLocaleString('en-IN') }));
