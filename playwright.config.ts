import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/support/fixtures.ts';
import { launchOptions } from './e2e/support/launch.ts';

const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOptions.chromium };
const firefox = { ...devices['Desktop Firefox'], launchOptions: launchOptions.firefox };
const webkit = { ...devices['Desktop Safari'], launchOptions: launchOptions.webkit };

// The words and numbers of the specification, on the content as it is delivered: npm run test:specification.
const specification = '**/specification/**';
// Pictures to look at: npm run gallery.
const gallery = '**/gallery/**';
// The editing page, on a copy of the project: npm run test:editing. Journeys in installed browsers: npm run engines.
const apart = [specification, gallery, '**/e2e/editing/**', '**/e2e/engines/**'];

export default defineConfig<Options>({
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	outputDir: '.local/playwright',
	globalSetup: './e2e/support/global-setup.ts',
	fullyParallel: true,
	workers: '100%',
	retries: 0,
	forbidOnly: process.env['CI'] !== undefined,
	// Long enough for a slow machine with other work to do.
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	use: {
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		// Recording costs a third of the time; npm run e2e -- --trace on records one.
		trace: 'off',
	},
	// What an engine lacks leaves tests out by their tags; docs/engines.md says why.
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
			grepInvert: /@(devtools|page-cache|speculation|line-breaks|layout-shift|scroll-animation|second-try)\b/,
			use: firefox,
		},
		{
			name: 'webkit',
			testIgnore: apart,
			grepInvert: /@(devtools|page-cache|speculation|line-breaks|layout-shift|forced-colours)\b/,
			use: webkit,
		},
		{ name: 'specification', testMatch: `${specification}/*.spec.ts`, use: { ...chromium, variant: 'delivered' } },
		{ name: 'gallery', testMatch: `${gallery}/*.spec.ts`, use: chromium },
	],
});
