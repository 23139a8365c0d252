import { ensureBrowser } from '../../scripts/browser.ts';
import { buildSite } from '../../scripts/build.ts';
import { startServices } from '../../scripts/services/server.ts';
import { testPosts } from './posts/backend.ts';
import { servicesPort, variants } from './variants.ts';

/**
 * Finds a browser, starts the local services and builds the sites for all tests, one after another, because builds share a cache.
 * @returns a function that stops the services.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
	ensureBrowser();
	const services = await startServices(servicesPort, testPosts);
	for (const { name, settings } of Object.values(variants)) await buildSite(name, settings);
	return services.close;
}
