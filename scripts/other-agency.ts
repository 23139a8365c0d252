// npm run test:other-agency: the browser tests on a copy of the project in which another agency's content stands
// (e2e/other-agency); arguments go to Playwright, as those of npm run e2e.
import './lib/plain-errors.ts';
import { buildFolder, editedProject } from './lib/build.ts';
import { otherAgency } from './lib/other-agency.ts';
import { runTool } from './lib/process.ts';

const cwd = await editedProject(buildFolder('other-agency'), otherAgency, ['scripts', 'e2e', 'playwright.config.ts']);
const { ok } = await runTool('scripts/e2e.ts', process.argv.slice(2), { cwd, live: true });
process.exitCode = ok ? 0 : 1;
