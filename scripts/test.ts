// npm test: runs every check.
import './lib/plain-errors.ts';
import { findBrowser } from './lib/browser.ts';
import { buildVariants } from './lib/build-variants.ts';
import { runTool } from './lib/process.ts';

/** A step of the test run, with its title; `run` throws if the step fails. */
type Step = [title: string, run: () => Promise<unknown>];

const command = (tool: string, args: readonly string[] = [], live = false) => {
	return async (): Promise<void> => {
		const { ok, output } = await runTool(tool, args, { live });
		console.log(output);
		if (!ok) throw new Error('See above.');
	};
};

/**
 * Stages run one after another, and so do the steps in a lane. The lanes of a stage run in parallel, because a build
 * uses only one core. The type check comes first, because it fills the cache that builds use.
 */
const stages: Step[][][] = [
	[
		[
			['Types', command('astro', ['check', '--minimumFailingSeverity', 'warning'])],
			['Builds', buildVariants],
		],
		[
			['Browser', findBrowser],
			['Unit tests', command('vitest', ['run'])],
			['Lint', command('eslint', ['.', '--max-warnings=0'])],
			['Format', command('prettier', ['--check', '.'])],
		],
	],
	[
		[['Weight of the pages', command('scripts/weigh.ts')]],
		[
			['Built pages', command('scripts/launch-check.ts', ['--variants'])],
			['Newer features', command('scripts/compatibility.ts')],
			['Real servers', command('scripts/hosts.ts', ['--own'])],
		],
	],
	// The browser tests use every core, so nothing else runs at the same time.
	[[['Browser tests', command('scripts/e2e.ts', [], true)]]],
];

async function runLane(steps: readonly Step[]): Promise<boolean> {
	for (const [title, run] of steps) {
		const start = performance.now();
		const problem = await run().then(
			() => undefined,
			(error: unknown) => (error instanceof Error ? error.message : String(error)),
		);
		const seconds = Math.round((performance.now() - start) / 1000);
		console.log(`== ${title}: ${problem === undefined ? 'passed' : 'FAILED'} in ${seconds} s. ${problem ?? ''}\n`);
		if (problem !== undefined) return false;
	}
	return true;
}

const start = performance.now();
let ok = true;
for (const lanes of stages) ok &&= !(await Promise.all(lanes.map(runLane))).includes(false);
const minutes = Math.round((performance.now() - start) / 60_000);
console.log(`${ok ? 'Every check passed' : 'A check FAILED (see above)'} in ${minutes} minutes.`);
process.exitCode = ok ? 0 : 1;
