/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Unit tests read the content of the test company, never that of the real site.
process.env['SITE_FOLDER'] = 'e2e/site';

export default getViteConfig({
	test: {
		include: ['{src,scripts}/**/*.test.{ts,tsx}'],
		setupFiles: ['vitest.setup.ts'],
		unstubEnvs: true,
		// Test files share modules and one page, because setting these up for each file took most of the time.
		isolate: false,
		pool: 'threads',
		testTimeout: 30_000,
		// Only tests that fail print their output.
		silent: 'passed-only',
	},
});
