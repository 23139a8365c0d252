// npm run e2e: builds the sites that have changed and runs the browser tests in Chromium. Passes its arguments to
// Playwright: `-- --project=firefox` chooses another engine, and `-- e2e/forms` runs only some tests.
import './lib/plain-errors.ts';
import { findBrowser } from './lib/browser.ts';
import { buildVariants } from './lib/build-variants.ts';
import { runTool } from './lib/process.ts';

const args = process.argv.slice(2);
const project = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=chromium', '--project=editing'];

await buildVariants();
await findBrowser();
const tests = await runTool('playwright', ['test', ...project, ...args], { live: true });
process.exitCode = tests.ok ? 0 : 1;
