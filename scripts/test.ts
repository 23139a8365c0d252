// npm test: everything that is checked before a change is done; stops at the first stage that fails.
import { checkHosts } from './hosts/check.ts';
import { installedEngines, untestedEngines } from './lib/engines.ts';
import { buildVariants, runPlaywright } from './lib/e2e.ts';
import { runTool, since, type RunResult } from './lib/process.ts';
import { closingLine, forgetReports, noCounts, readReport, reportFile, type Reporter } from './lib/reports.ts';

interface Step {
	title: string;
	run: () => Promise<RunResult>;
	/** The test runner whose report counts. */
	reporter?: Reporter;
}

const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('vitest')}`];

/** The steps of a stage do not need one another and run two at a time. */
const stages: Step[][] = [
	[
		{ title: 'Types', run: () => runTool('astro', ['check', '--minimumFailingSeverity', 'warning']) },
		{ title: 'Lint', run: () => runTool('eslint', ['.', '--max-warnings=0']) },
		{ title: 'Format', run: () => runTool('prettier', ['--check', '.']) },
		{ title: 'Unit tests', run: () => runTool('vitest', vitest), reporter: 'vitest' },
	],
	[{ title: 'Builds for the end-to-end tests', run: buildVariants }],
	[{ title: 'Hosts', run: () => checkHosts('own') }],
	[{ title: 'Weight of the pages', run: () => runTool('scripts/weigh.ts', [], { live: true }) }],
	[{ title: 'End-to-end tests', run: () => runPlaywright([]), reporter: 'playwright' }],
];

const total = { ...noCounts };

async function runStep({ title, run, reporter }: Step, live: boolean): Promise<boolean> {
	const start = performance.now();
	if (live) console.log(`\n== ${title}`);
	const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: `${String(error)}\n` }));
	const counts = reporter === undefined ? noCounts : await readReport(reporter);
	// A step that fails without a failing test (a type error, a broken build) counts as one failure.
	const failed = ok ? counts.failed : Math.max(counts.failed, 1);
	total.passed += counts.passed;
	total.failed += failed;
	total.skipped += counts.skipped;
	total.flaky += counts.flaky;
	const result = `${ok ? 'passed' : 'FAILED'} in ${since(start)}`;
	console.log(live ? `${output}-- ${title}: ${result}` : `\n== ${title}: ${result}\n${output.trimEnd()}`);
	return ok;
}

/** Runs the steps, two at a time; a single one shows its output as it comes. */
async function runStage(steps: readonly Step[]): Promise<boolean> {
	const waiting = [...steps];
	const results: boolean[] = [];
	const lane = async (): Promise<void> => {
		for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
			results.push(await runStep(step, steps.length === 1));
		}
	};
	await Promise.all([lane(), lane()]);
	return !results.includes(false);
}

const start = performance.now();
await forgetReports();
for (const stage of stages) {
	if (!(await runStage(stage))) {
		process.exitCode = 1;
		break;
	}
}
console.log(`\nEverything took ${since(start)}.`);
console.log(untestedEngines(['chromium'], installedEngines()).join('\n'));
console.log(closingLine(total));
