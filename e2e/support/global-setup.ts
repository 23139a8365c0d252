import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../scripts/lib/build.ts';
import { servicesPort, variants } from '../../scripts/lib/variants.ts';
import { testPosts } from '../../scripts/services/posts.ts';
import { startServices } from '../../scripts/services/server.ts';

/**
 * Starts the local services for all tests.
 * @returns a function that stops them.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
	for (const { name } of Object.values(variants)) {
		if (existsSync(join(buildFolder(name), 'index.html'))) continue;
		throw new Error(`.local/${name} is not built yet. Start the tests with: npm run e2e`);
	}
	return (await startServices(servicesPort, testPosts)).close;
}
