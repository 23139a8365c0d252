import { defineConfig } from '@playwright/test';
import editing from '../editing/playwright.config.ts';

// npm run test:edits: what editors change, on a copy of the project.
export default defineConfig(editing, {
	testDir: '.',
	outputDir: '../../.local/playwright-edits',
	globalSetup: './build-weeks.ts',
});
