import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

/** How many tests ended how. */
export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Of those passed, how many at the second try. */
	flaky: number;
}

/** Nothing counted yet. */
export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const vitestReport = z
	.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int(), numTodoTests: z.int() })
	.transform((found) => ({
		passed: found.numPassedTests,
		failed: found.numFailedTests,
		skipped: found.numPendingTests + found.numTodoTests,
		flaky: 0,
	}));

const playwrightReport = z
	.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })
	.transform(({ stats }) => ({
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
		flaky: stats.flaky,
	}));

const readers = { vitest: vitestReport, playwright: playwrightReport };
export type Reporter = keyof typeof readers;

/** Where a test runner writes its report. */
export const reportFile = (reporter: Reporter): string => join(root, '.local', 'reports', `${reporter}.json`);

/** Removes the reports of an earlier run, so that none of it is counted again. */
export async function forgetReports(): Promise<void> {
	await rm(join(root, '.local', 'reports'), { recursive: true, force: true });
}

/** Reads a report; nothing was counted where there is none. */
export async function readReport(reporter: Reporter): Promise<Counts> {
	const text = await readFile(reportFile(reporter), 'utf8').catch(() => undefined);
	if (text === undefined) return noCounts;
	return readers[reporter].parse(JSON.parse(text));
}

/** The closing line of a run, such as `120 passed, 0 failed`. */
export function closingLine({ passed, failed, skipped, flaky }: Counts): string {
	const counted = (count: number, how: string) => (count > 0 ? `, ${count} ${how}` : '');
	return `${passed} passed, ${failed} failed${counted(skipped, 'skipped')}${counted(flaky, 'passed at the second try only: look into it')}`;
}
