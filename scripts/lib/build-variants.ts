import { Services } from '../services/client.ts';
import { startServices } from '../services/server.ts';
import { buildSite, type LocalBuild } from './build.ts';
import { assertFree } from './ports.ts';
import { servicesPort, variants } from './variants.ts';

/**
 * Builds the sites for the browser tests, if they have changed, with the local services as their backend. The builds
 * run one after another, because they share Astro's cache.
 */
export async function buildVariants(): Promise<void> {
	await assertFree(servicesPort, 'E2E_SERVICES_PORT=5335 npm run e2e');
	const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
	// The build's requests have no origin, so their scope is 'none'.
	const backend = new Services('none');
	try {
		for (const variant of Object.values<LocalBuild>(variants)) {
			await backend.order({ blogs: variant.posts && { posts: [...variant.posts] } });
			await buildSite(variant);
		}
	} finally {
		await services.close();
	}
}
