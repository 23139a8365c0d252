/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
	test: {
		include: ['{src,scripts}/**/*.test.{ts,tsx}'],
		setupFiles: ['vitest.setup.ts'],
		testTimeout: 30_000,
		// The report of a run names what was wrong; nothing else is printed.
		silent: 'passed-only',
	},
});
