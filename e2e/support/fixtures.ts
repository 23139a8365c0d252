import { test as base } from '@playwright/test';
import { buildFolder } from '../../scripts/lib/build.ts';
import { serveFolder, type StaticServerOptions } from '../../scripts/lib/static-server.ts';
import { Guard } from './guard.ts';
import { Services } from '../../scripts/services/client.ts';
import { baseOf, servicesOrigin, variants, type Variant } from '../../scripts/lib/variants.ts';

interface Options {
	/** Which build the test visits. */
	variant: Variant;
	/** What kind of host serves it. */
	hosting: NonNullable<StaticServerOptions['hosting']>;
}

interface TestFixtures {
	/** The local services as this site meets them; reset before each test. */
	services: Services;
	/** Fails the test for console errors, policy breaches and requests to other hosts. */
	guard: Guard;
}

interface WorkerFixtures {
	/** Serves a build on an origin of this worker's own, once, and gives its origin. */
	siteOrigin: (variant: Variant, hosting: Options['hosting']) => Promise<string>;
}

/** Playwright's `test` with the site, the local services and a guard; `page.goto('/about')` visits the chosen build. */
export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
	variant: ['backend', { option: true }],
	hosting: ['rules', { option: true }],
	siteOrigin: [
		// Playwright reads the names of the fixtures that one needs from this pattern; here, none.
		async ({}, use) => {
			const running = new Map<string, ReturnType<typeof serveFolder>>();
			await use(async (variant, hosting) => {
				const key = `${variant} ${hosting}`;
				const folder = buildFolder(variants[variant].name);
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
	services: [
		async ({ siteOrigin, variant, hosting }, use) => {
			const services = new Services(await siteOrigin(variant, hosting));
			await services.reset();
			await use(services);
		},
		{ auto: true },
	],
	guard: [
		async ({ context, siteOrigin, variant, hosting }, use) => {
			const guard = new Guard([await siteOrigin(variant, hosting), servicesOrigin]);
			guard.watch(context);
			await use(guard);
			guard.check();
		},
		{ auto: true },
	],
});

export { expect } from '@playwright/test';
