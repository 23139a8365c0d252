/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
	test: {
		include: ['{src,scripts}/**/*.test.{ts,tsx}'],
		unstubEnvs: true,
		// Test files share modules and one page, because setting these up for each file took most of the time.
		isolate: false,
		pool: 'threads',
		testTimeout: 30_000,
		// Only tests that fail print their output.
		silent: 'passed-only',
	},
});
