import { test as base } from '@playwright/test';
import { Guard } from './guard.ts';
import { homes, servicesOrigin, type Hosting, type Variant } from './variants.ts';

interface Fixtures {
	/** The builds that a test visits; a spec that names only what it needs starts sooner. */
	builds: readonly Variant[];
	/** The kind of host that serves the builds, which a test may choose. */
	hosting: Hosting;
	origin: string;
	/** Fails the test on console errors, policy violations, and requests to other hosts or outside the sub-path. */
	guard: Guard;
}

/**
 * Playwright's `test` with the built sites and a guard. `page.goto('/about')` opens a page of the variant `root`, and
 * `page.goto(`${subPath}/about`)` a page of the variant `backend`.
 */
export const test = base.extend<Fixtures>({
	builds: [['root', 'backend'], { option: true }],
	hosting: ['rules', { option: true }],
	origin: [
		async ({ builds, hosting, playwright }, use) => {
			const origin = await (await fetch(`${servicesOrigin}/sites/${hosting}`)).text();
			// The first request for a page of a build waits until it is built.
			const request = await playwright.request.newContext({ timeout: 0 });
			for (const variant of builds) await request.head(origin + homes[variant]);
			await request.dispose();
			await use(origin);
		},
		{ timeout: 900_000 },
	],
	baseURL: ({ origin }, use) => use(origin),
	guard: [
		async ({ context, origin }, use) => {
			const guard = new Guard(context, origin, servicesOrigin);
			await use(guard);
			guard.check();
		},
		{ auto: true },
	],
});

export const withoutScript = test.extend({ javaScriptEnabled: false });

export { expect } from '@playwright/test';
export { text } from './content.ts';
export { subPath } from './variants.ts';
