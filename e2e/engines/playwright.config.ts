import { defineConfig } from '@playwright/test';
import { engineNames, type EngineName } from '../../scripts/lib/engines.ts';
import { lacks } from './engines.ts';

// npm run engines: runs visitor journeys in the installed engines. scripts/engines.ts builds the sites and starts the
// services that the journeys need.
export default defineConfig<object, { engineName: EngineName }>({
	testDir: '.',
	outputDir: '../../.local/playwright-engines',
	workers: 2,
	timeout: 180_000,
	expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
	reporter: [['list'], ['./table.ts']],
	use: { viewport: { width: 390, height: 844 } },
	projects: engineNames.map((name) => ({
		name,
		use: { engineName: name },
		grepInvert: Object.keys(lacks[name]).map((tag) => new RegExp(`@${tag}\\b`)),
	})),
});
