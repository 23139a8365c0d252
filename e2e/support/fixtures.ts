import { test as base } from '@playwright/test';
import { serveFolder, type StaticServerOptions } from '../../scripts/static-server.ts';
import { Guard } from './guard.ts';
import { analyticsScript, baseOf, folderOf, servicesOrigin, type Variant } from './variants.ts';

/** Options that a test or a Playwright project sets. */
export interface Options {
	/** Which build the test visits. */
	variant: Variant;
	/** The kind of host that serves the build. */
	hosting: NonNullable<StaticServerOptions['hosting']>;
}

interface TestFixtures {
	/** Fails the test on console errors, policy violations and requests to other hosts. */
	guard: Guard;
}

interface WorkerFixtures {
	/** Serves a build, once per worker, and returns the server's origin. */
	siteOrigin: (variant: Variant, hosting: Options['hosting']) => Promise<string>;
}

/**
 * Playwright's `test` with a built site and a guard. `page.goto('/about')` opens a page of the variant `root`, and
 * `page.goto(`${subPath}/about`)` a page of the variant `backend`.
 */
export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
	variant: ['root', { option: true }],
	hosting: ['rules', { option: true }],
	siteOrigin: [
		// Playwright reads this parameter to find out which fixtures the function needs; `{}` means none.
		async ({}, use) => {
			const running = new Map<string, ReturnType<typeof serveFolder>>();
			await use(async (variant, hosting) => {
				const key = `${variant} ${hosting}`;
				const folder = folderOf(variant);
				const server = running.get(key) ?? serveFolder({ folder, port: 0, hosting, base: baseOf(variant) });
				running.set(key, server);
				return (await server).origin;
			});
			for (const server of running.values()) await (await server).close();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ siteOrigin, variant, hosting }, use) => {
		await use(await siteOrigin(variant, hosting));
	},
	guard: [
		async ({ context, siteOrigin, variant, hosting }, use) => {
			const guard = new Guard([await siteOrigin(variant, hosting), servicesOrigin, new URL(analyticsScript).origin]);
			const stop = guard.watch(context);
			if (variant === 'backend')
				await context.route(analyticsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
			await use(guard);
			stop();
			guard.check();
		},
		{ auto: true },
	],
});

export { expect } from '@playwright/test';
export { text } from './content.ts';
export { subPath } from './variants.ts';
