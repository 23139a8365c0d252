// npm run test:edits: what editors change from week to week, done on a copy of the project by changing content alone
// (e2e/edits), deployed and looked at; then the unit tests and the browser tests on that content. Arguments go to the last.
import './lib/plain-errors.ts';
import { findBrowser } from './lib/browser.ts';
import { buildFolder } from './lib/build.ts';
import { runTool } from './lib/process.ts';

const options = { env: { ...process.env, CHROME_PATH: await findBrowser() }, live: true };
const copy = { ...options, cwd: buildFolder('edits') };
const { ok } = await runTool('playwright', ['test', '-c', 'e2e/edits'], options);
const isGreen =
	ok &&
	(await runTool('vitest', ['run'], copy)).ok &&
	(await runTool('scripts/e2e.ts', process.argv.slice(2), copy)).ok;
process.exitCode = isGreen ? 0 : 1;
