import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/support/fixtures.ts';
import { launchOptions } from './e2e/support/launch.ts';

const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOptions.chromium };
const firefox = { ...devices['Desktop Firefox'], launchOptions: launchOptions.firefox };
const webkit = { ...devices['Desktop Safari'], launchOptions: launchOptions.webkit };

// npm run test:specification: checks the delivered content against the text and numbers in the specification.
const specification = '**/specification/**';
// npm run test:editing: tests the editing page on a copy of the project.
const apart = [specification, '**/e2e/editing/**'];

export default defineConfig<Options>({
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	outputDir: '.local/playwright',
	globalSetup: './e2e/support/global-setup.ts',
	fullyParallel: true,
	workers: '100%',
	retries: 0,
	forbidOnly: process.env['CI'] !== undefined,
	// Slow or busy machines need this much time.
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	use: {
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		// Recording traces would take up a third of the run time; `npm run e2e -- --trace on` records them.
		trace: 'off',
	},
	// Tags exclude tests that an engine cannot run.
	projects: [
		{
			name: 'chromium',
			testIgnore: apart,
			use: chromium,
			...(process.platform !== 'linux' && { grepInvert: /@fontconfig\b/ }),
		},
		{
			name: 'firefox',
			testIgnore: apart,
			grepInvert:
				/@(devtools|page-cache|speculation|line-breaks|layout-shift|scroll-animation|second-try|paper|current-section)\b/,
			use: firefox,
		},
		{
			name: 'webkit',
			testIgnore: apart,
			grepInvert: /@(devtools|page-cache|speculation|line-breaks|layout-shift|forced-colours|paper|current-section)\b/,
			use: webkit,
		},
		{ name: 'specification', testMatch: `${specification}/*.spec.ts`, use: { ...chromium, variant: 'root' } },
	],
});
