// npm test: everything that is checked before a change is done.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from './lib/browser.ts';
import { buildVariants } from './lib/build-variants.ts';
import { runTool, type RunResult } from './lib/process.ts';
import { root } from './lib/root.ts';

interface Step {
	title: string;
	run: () => Promise<RunResult>;
	/** The JSON report of a test runner; a step without one counts as one test. */
	report?: string;
}

const reports = join(root, '.local', 'reports');
const vitestReport = join(reports, 'vitest.json');
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];

const installBrowser = async (): Promise<RunResult> => ({ ok: true, output: await findBrowser() });

/**
 * Steps of a lane follow one another, lanes run side by side: a build keeps one core busy, and the types are read first
 * because Astro gathers them in the cache that builds use.
 */
const sideBySide: Step[][] = [
	[
		{ title: 'Browser', run: installBrowser },
		{ title: 'Types', run: () => runTool('astro', ['check', '--minimumFailingSeverity', 'warning']) },
		{ title: 'Builds', run: buildVariants },
		{ title: 'Built pages', run: () => runTool('scripts/launch-check.ts', ['--variants']) },
		{ title: 'Real servers', run: () => runTool('scripts/hosts.ts', ['--own']) },
	],
	[
		{ title: 'Unit tests', run: () => runTool('vitest', vitest), report: vitestReport },
		{ title: 'Lint', run: () => runTool('eslint', ['.', '--max-warnings=0']) },
		{ title: 'Format', run: () => runTool('prettier', ['--check', '.']) },
	],
];

/** Each of these takes every core. */
const afterwards: Step[] = [
	{ title: 'Weight of the pages', run: () => runTool('scripts/weigh.ts', [], { live: true }) },
	{
		title: 'Browser tests',
		run: () => runTool('scripts/e2e.ts', [], { live: true }),
		report: join(reports, 'playwright.json'),
	},
];

const count = z.int();
/** What the reports of Vitest and Playwright say of passed and failed tests. */
const countsSchema = z.union([
	z
		.object({ numPassedTests: count, numFailedTests: count })
		.transform((found) => ({ passed: found.numPassedTests, failed: found.numFailedTests })),
	z
		.object({ stats: z.object({ expected: count, unexpected: count }) })
		.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
]);

const total = { passed: 0, failed: 0 };

async function runStep({ title, run, report }: Step, isAlone: boolean): Promise<boolean> {
	const start = performance.now();
	if (isAlone) console.log(`\n== ${title}`);
	const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: String(error) }));
	const written = report && (await readFile(report, 'utf8').catch(() => undefined));
	const counts = written ? countsSchema.parse(JSON.parse(written)) : { passed: Number(ok), failed: 0 };
	total.passed += counts.passed;
	// A step can fail without a failing test: a type error, a broken build.
	total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
	const seconds = Math.round((performance.now() - start) / 1000);
	console.log(`\n== ${title}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trimEnd()}`);
	return ok;
}

/** Runs steps until one fails. */
async function runLane(steps: readonly Step[], isAlone: boolean): Promise<boolean> {
	for (const step of steps) if (!(await runStep(step, isAlone))) return false;
	return true;
}

await rm(reports, { recursive: true, force: true });
const start = performance.now();
const results = await Promise.all(sideBySide.map((lane) => runLane(lane, false)));
const ok = !results.includes(false) && (await runLane(afterwards, true));
console.log(`\nEverything took ${Math.round((performance.now() - start) / 60_000)} minutes.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = ok ? 0 : 1;
