import { z } from 'zod';
import { text } from './fields.ts';

/** The figures of `npm run measure`: the worst page, or the median where noted. */
export const measuredFigures = z.strictObject({
	/** Bytes of the largest document, after brotli. */
	document: z.number(),
	/** Bytes of a first load on a phone, median of all pages. */
	firstLoad: z.number(),
	/** Requests of a first load, median. */
	requests: z.number(),
	/** Bytes of scripts before a gesture, on the median page. */
	scripts: z.number(),
	/** The lowest Lighthouse scores of all pages, as a phone. */
	performance: z.number(),
	accessibility: z.number(),
	bestPractices: z.number(),
	searchEngines: z.number(),
	/** Breaches of WCAG 2.2 AA that axe finds, on all pages in both schemes. */
	barriers: z.number(),
	/** Web servers that answer every address correctly. */
	servers: z.number(),
});

/** The file `src/assets/measured.json`, which `npm run measure` writes. */
export const measured = z.strictObject({
	date: z.iso.date(),
	/** The measured commit. */
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: z.int(),
	figures: measuredFigures,
});
export type Measured = z.output<typeof measured>;

/** Figures of that file as a page shows them. */
export const measuredItems = z
	.array(
		z.strictObject({
			figure: measuredFigures.keyof().describe('The figure to show.'),
			label: text.describe('What the figure counts.'),
		}),
	)
	.min(1);
