import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../support/launch.ts';

// npm run test:editing: tests the editing page on a copy of the project.
export default defineConfig({
	testDir: '.',
	outputDir: '../../.local/playwright-editing',
	workers: 1,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: 'list',
	use: {
		...devices['Desktop Chrome'],
		viewport: { width: 1440, height: 900 },
		actionTimeout: 15_000,
		locale: 'en-IN',
		launchOptions: launchOptions.chromium,
		contextOptions: { reducedMotion: 'reduce' },
	},
});
