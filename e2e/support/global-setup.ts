import { buildSite } from '../../scripts/build.ts';
import { testPosts } from '../../scripts/services/posts.ts';
import { startServices } from '../../scripts/services/server.ts';
import { servicesPort, variants } from './variants.ts';

/**
 * Starts the local services and builds the sites for all tests, one after another, because builds share a cache.
 * @returns a function that stops the services.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
	const services = await startServices(servicesPort, testPosts);
	for (const { name, settings } of Object.values(variants)) await buildSite(name, settings);
	return services.close;
}
