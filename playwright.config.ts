import { defineConfig, devices } from '@playwright/test';
import { leftOut } from './scripts/lib/engine-needs.ts';
import { launchOptions } from './e2e/support/launch.ts';
import { engines } from './scripts/lib/engines.ts';

const desktops = {
	chromium: devices['Desktop Chrome'],
	firefox: devices['Desktop Firefox'],
	webkit: devices['Desktop Safari'],
};

export default defineConfig({
	testDir: 'e2e',
	testMatch: '**/*.spec.ts',
	testIgnore: process.env['SPECIFICATION'] === undefined ? '**/specification/**' : [],
	outputDir: '.local/playwright',
	globalSetup: './e2e/support/global-setup.ts',
	fullyParallel: true,
	workers: 2,
	// A machine with more to do than it can is no fault of the site; what passes at the second try only is named at the end.
	retries: 1,
	forbidOnly: process.env['CI'] !== undefined,
	// Long enough for a slow machine with other work to do.
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: '.local/reports/playwright.json' }]],
	use: {
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		// Recording costs a third of the time; npm run e2e -- --trace on records one.
		trace: 'off',
	},
	projects: engines.map((engine) => ({
		name: engine,
		// What an engine lacks leaves tests out, by their tags; the reasons stand in engine-needs.ts.
		grepInvert: leftOut(engine).map(([tag]) => new RegExp(tag)),
		use: { ...desktops[engine], launchOptions: launchOptions[engine] },
	})),
});
