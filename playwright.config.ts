import { defineConfig, devices } from '@playwright/test';
import { launchOptions, wholeChromium } from './e2e/support/launch.ts';

const isWorkflow = process.env['CI'] !== undefined;
const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOptions.chromium };

// npm run test:specification: checks the delivered content against the text and numbers in the specification.
const specification = '**/specification/**';
// Only Chromium lets a page write to a folder.
const editing = '**/editing/**';
// The workflow on the code host uses Firefox and WebKit too, without tests that need Chromium's own tools.
const others = { testIgnore: [specification, editing], grepInvert: /@chromium\b/ };

export default defineConfig({
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	outputDir: '.local/playwright',
	globalSetup: './e2e/support/global-setup.ts',
	fullyParallel: true,
	workers: '100%',
	retries: 0,
	forbidOnly: isWorkflow,
	// Slow or busy machines need this much time.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: 'list',
	use: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', trace: isWorkflow ? 'retain-on-failure' : 'off' },
	projects: [
		{ name: 'chromium', testIgnore: [specification, editing], use: chromium },
		{
			name: 'editing',
			testMatch: `${editing}/*.spec.ts`,
			// Repeated tests share a copy of the project.
			workers: 1,
			use: { ...chromium, launchOptions: wholeChromium },
		},
		{ ...others, name: 'firefox', use: { ...devices['Desktop Firefox'], launchOptions: launchOptions.firefox } },
		{ ...others, name: 'webkit', use: { ...devices['Desktop Safari'], launchOptions: launchOptions.webkit } },
		{ name: 'specification', testMatch: `${specification}/*.spec.ts`, use: chromium },
	],
});
