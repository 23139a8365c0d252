import { Services } from '../services/client.ts';
import { startServices } from '../services/server.ts';
import { buildSite, type LocalBuild } from './build.ts';
import { assertFree } from './ports.ts';
import { servicesPort, variants } from './variants.ts';

/**
 * Builds what the tests visit, unless nothing has changed, with the local services that a build asks for posts. One
 * after the other: builds of one project share Astro's cache.
 */
export async function buildVariants(): Promise<void> {
	await assertFree(servicesPort, 'E2E_SERVICES_PORT=5335 npm run e2e');
	const services = await startServices({ port: servicesPort, database: ':memory:', control: true });
	// A build is no page of a site: its calls name no origin.
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
