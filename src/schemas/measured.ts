import { z } from 'zod';
import { text } from './fields.ts';

/** The figures from `npm run measure`. Each figure is for the worst page, unless it is described as a median. */
export const measuredFigures = z.strictObject({
	/** The size of the largest HTML document after brotli compression, in bytes. */
	document: z.number(),
	/** The size of a first load on a phone, in bytes (the median of all pages). */
	firstLoad: z.number(),
	/** How many requests a first load makes (the median of all pages). */
	requests: z.number(),
	/** The size of the scripts that load before the visitor does anything, in bytes (the median of all pages). */
	scripts: z.number(),
	/** The lowest Lighthouse scores of all pages, measured on a simulated phone. */
	performance: z.number(),
	accessibility: z.number(),
	bestPractices: z.number(),
	searchEngines: z.number(),
	/** The number of WCAG 2.2 AA violations that axe finds on all pages, in both colour schemes. */
	barriers: z.number(),
	/** How many of the tested web servers respond correctly to every request. */
	servers: z.number(),
});

/** The content of `src/assets/measured.json`, which `npm run measure` writes. */
export const measured = z.strictObject({
	date: z.iso.date(),
	/** The measured commit. */
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: z.int(),
	figures: measuredFigures,
});
export type Measured = z.output<typeof measured>;

/** The figures that a page shows, with their labels. */
export const measuredItems = z
	.array(
		z.strictObject({
			figure: measuredFigures.keyof().describe('The figure to show.'),
			label: text.describe('What the figure counts.'),
		}),
	)
	.min(1);
