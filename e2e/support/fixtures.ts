import { test as base } from '@playwright/test';
import { Guard } from './guard.ts';
import { originOf, servicesOrigin, type Hosting } from './variants.ts';

interface Fixtures {
	/** The kind of host that serves the builds, which a test may choose. */
	hosting: Hosting;
	/** Fails the test on console errors, policy violations, and requests to other hosts or outside the sub-path. */
	guard: Guard;
}

/**
 * Playwright's `test` with the built sites and a guard. `page.goto('/about')` opens a page of the variant `root`, and
 * `page.goto(`${subPath}/about`)` a page of the variant `backend`.
 */
export const test = base.extend<Fixtures>({
	hosting: ['rules', { option: true }],
	baseURL: ({ hosting }, use) => use(originOf(hosting)),
	guard: [
		async ({ context, hosting }, use) => {
			const guard = new Guard(originOf(hosting), servicesOrigin);
			const stop = guard.watch(context);
			await use(guard);
			stop();
			guard.check();
		},
		{ auto: true },
	],
});

/** `test` for visitors without JavaScript. */
export const withoutScript = test.extend({ javaScriptEnabled: false });

export { expect } from '@playwright/test';
export { text } from './content.ts';
export { subPath } from './variants.ts';
