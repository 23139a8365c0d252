/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Tests know the company of the tests, and nothing of what the team writes.
process.env['SITE_FOLDER'] = 'e2e/site';

export default getViteConfig({
	test: {
		include: ['{src,scripts}/**/*.test.{ts,tsx}'],
		setupFiles: ['vitest.setup.ts'],
		unstubEnvs: true,
		// Files share their modules, and one page: most of the time went into setting them up anew.
		isolate: false,
		pool: 'threads',
		testTimeout: 30_000,
		// The report of a run names what was wrong; nothing else is printed.
		silent: 'passed-only',
	},
});
