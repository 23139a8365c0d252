/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Unit tests read the company of the tests, never the delivered content.
process.env['SITE_FOLDER'] = 'e2e/site';

export default getViteConfig({
	test: {
		include: ['{src,scripts}/**/*.test.{ts,tsx}'],
		setupFiles: ['vitest.setup.ts'],
		unstubEnvs: true,
		// Files share modules and one page: setting them up for each file took most of the time.
		isolate: false,
		pool: 'threads',
		testTimeout: 30_000,
		// Failed tests still print their output.
		silent: 'passed-only',
	},
});
