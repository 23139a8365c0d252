import { testPosts } from '../services/posts.ts';
import { startServices } from '../services/server.ts';
import { buildSite } from './build.ts';
import { assertFree } from './ports.ts';
import { servicesPort, variants } from './variants.ts';

/**
 * Builds the sites for the browser tests, if they have changed, with the local services as their backend. The builds
 * run one after another, because they share Astro's cache.
 */
export async function buildVariants(): Promise<void> {
	await assertFree(servicesPort, 'E2E_SERVICES_PORT=5335 npm run e2e');
	const services = await startServices(servicesPort, testPosts);
	try {
		for (const variant of Object.values(variants)) await buildSite(variant);
	} finally {
		await services.close();
	}
}
