import { z } from 'zod';
import { text } from './fields.ts';

/** What `npm run measure` found of the site: the worst page counts, the median where it is said. */
export const measuredFigures = z.strictObject({
	/** Bytes of the largest document, after brotli. */
	document: z.number(),
	/** Bytes of a whole first load on a phone, the median of all pages. */
	firstLoad: z.number(),
	/** Requests of a first load, the median. */
	requests: z.number(),
	/** Bytes of scripts before a gesture on the page that has the median. */
	scripts: z.number(),
	/** Lighthouse as a phone, the lowest of its pages. */
	performance: z.number(),
	accessibility: z.number(),
	bestPractices: z.number(),
	searchEngines: z.number(),
	/** Breaches of WCAG 2.2 AA that axe finds, on all pages and in both schemes. */
	barriers: z.number(),
	/** Web servers that give every address the answer that is expected. */
	servers: z.number(),
});

/** The file `src/assets/measured.json`, which nobody writes by hand. */
export const measured = z.strictObject({
	date: z.iso.date(),
	/** The commit that was measured. */
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: z.int(),
	figures: measuredFigures,
});
export type Measured = z.output<typeof measured>;

/** Figures of that file as a page shows them. */
export const measuredItems = z
	.array(
		z.strictObject({
			figure: measuredFigures.keyof().describe('Which figure.'),
			label: text.describe('What it counts.'),
		}),
	)
	.min(1);
