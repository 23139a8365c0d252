import { devices, defineConfig } from '@playwright/test';
import { launchOptions } from '../support/launch.ts';

// npm run test:edits: what editors change, on a copy of the project.
export default defineConfig({
	testDir: '.',
	outputDir: '../../.local/playwright-edits',
	globalSetup: './build-weeks.ts',
	fullyParallel: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	use: {
		...devices['Desktop Chrome'],
		locale: 'en-IN',
		launchOptions: launchOptions.chromium,
		contextOptions: { reducedMotion: 'reduce' },
	},
});
