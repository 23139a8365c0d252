import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/lib/browser.ts';

const browser = installedBrowser();

export default defineConfig({
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	outputDir: '.local/playwright',
	globalSetup: './e2e/support/global-setup.ts',
	fullyParallel: true,
	workers: 2,
	// A test that passes at the second try has found something.
	retries: 0,
	forbidOnly: process.env['CI'] !== undefined,
	timeout: 30_000,
	expect: { timeout: 5_000 },
	reporter: [['list'], ['json', { outputFile: '.local/reports/playwright.json' }]],
	use: {
		...devices['Desktop Chrome'],
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		// Recording costs a third of the time; npm run e2e -- --trace on records one.
		trace: 'off',
		launchOptions: {
			...(browser === undefined ? {} : { executablePath: browser }),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// Nothing outside the machine can be reached, by mistake or otherwise.
				'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
			],
		},
	},
	projects: [{ name: 'chromium' }],
});
