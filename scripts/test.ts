// npm test: everything that is checked before a change is done.
import './lib/plain-errors.ts';
import { findBrowser } from './lib/browser.ts';
import { buildVariants } from './lib/build-variants.ts';
import { runTool } from './lib/process.ts';

/** What is done, and how: it throws where something is wrong. */
type Step = [title: string, run: () => Promise<unknown>];

const command = (tool: string, args: readonly string[] = [], live = false) => {
	return async (): Promise<void> => {
		const { ok, output } = await runTool(tool, args, { live });
		console.log(output);
		if (!ok) throw new Error('see above');
	};
};

/**
 * Stages follow one another, and so do the steps of a lane; lanes run side by side, because a build keeps one core busy.
 * The types are read first, because Astro gathers them in the cache that builds use.
 */
const stages: Step[][][] = [
	[
		[
			['Browser', findBrowser],
			['Types', command('astro', ['check', '--minimumFailingSeverity', 'warning'])],
			['Builds', buildVariants],
		],
		[
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
	// They take every core.
	[[['Browser tests', command('scripts/e2e.ts', [], true)]]],
];

/** Runs steps until one fails. */
async function runLane(steps: readonly Step[]): Promise<boolean> {
	for (const [title, run] of steps) {
		const start = performance.now();
		const fault = await run().then(
			() => undefined,
			(error: unknown) => (error instanceof Error ? error.message : String(error)),
		);
		const seconds = Math.round((performance.now() - start) / 1000);
		console.log(`== ${title}: ${fault === undefined ? 'passed' : 'FAILED'} in ${seconds} s. ${fault ?? ''}\n`);
		if (fault !== undefined) return false;
	}
	return true;
}

const start = performance.now();
let ok = true;
for (const lanes of stages) ok &&= !(await Promise.all(lanes.map(runLane))).includes(false);
const minutes = Math.round((performance.now() - start) / 60_000);
console.log(`${ok ? 'Everything passed' : 'Something FAILED, see above'}, in ${minutes} minutes.`);
process.exitCode = ok ? 0 : 1;
