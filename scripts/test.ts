// npm test: runs every check, one after another, and stops at the first that fails.
import './lib/plain-errors.ts';
import { findBrowser } from './lib/browser.ts';
import { buildVariants } from './lib/build-variants.ts';
import { runTool } from './lib/process.ts';

async function command(tool: string, ...args: string[]): Promise<void> {
	const { ok } = await runTool(tool, args, { live: true });
	if (!ok) throw new Error(`${tool} ${args.join(' ')} failed. See above.`);
}

const steps: [title: string, run: () => Promise<unknown>][] = [
	['Types', () => command('astro', 'check', '--minimumFailingSeverity', 'warning')],
	['Lint', () => command('eslint', '.', '--max-warnings=0')],
	['Format', () => command('prettier', '--check', '.')],
	['Unit tests', () => command('vitest', 'run')],
	['Builds', buildVariants],
	['Browser', findBrowser],
	['Browser tests', () => command('playwright', 'test', '--project=chromium', '--project=editing')],
];

for (const [title, run] of steps) {
	console.log(`\n== ${title}`);
	const start = performance.now();
	await run();
	console.log(`== ${title}: passed in ${Math.round((performance.now() - start) / 1000)} s`);
}
