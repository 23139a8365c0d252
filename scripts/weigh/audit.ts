import lighthouse, { type Result } from 'lighthouse';
import { retry } from '../../src/lib/forms/retry.ts';
import { number } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

/** Scores from 0 to 100 in the order of the categories, then LCP and TBT in milliseconds, then CLS. */
export type Audit = readonly number[];

export const lighthouseHead = [
	'perform-\nance',
	'accessi-\nbility',
	'best\npractices',
	'SEO',
	'LCP\nms',
	'blocking\nms',
	'layout\nshift',
];

function auditOf({ categories: scores, audits }: Result): Audit {
	return [
		...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
		...metrics.map((name) => audits[name]?.numericValue ?? Number.NaN),
	];
}

/** The median of each figure. */
export function median(audits: readonly Audit[]): Audit {
	const columns = audits[0]?.map((_, index) => audits.map((audit) => audit[index] ?? Number.NaN)) ?? [];
	return columns.map((values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

async function auditOnce(url: string, port: number): Promise<Audit> {
	const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
	if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
	const { runtimeError } = result.lhr;
	if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
	return auditOf(result.lhr);
}

/** Audits a page in a browser that listens on a port; a phone with simulated throttling is Lighthouse's own default. */
export async function auditPage(url: string, port: number, runs: number): Promise<Audit> {
	const audits: Audit[] = [];
	for (let run = 0; run < runs; run++) {
		// Now and then Chromium's trace lacks its beginning.
		audits.push(await retry(() => auditOnce(url, port)));
	}
	return median(audits);
}

/** The figures as the table shows them. */
export const formatAudit = (audit: Audit): string[] =>
	audit.map((value, index) => (index < audit.length - 1 ? number(Math.round(value)) : value.toFixed(2)));
