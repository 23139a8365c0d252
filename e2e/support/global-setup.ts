import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { ensureBrowser } from '../../scripts/browser.ts';
import { listen, type Listening } from '../../scripts/listen.ts';
import { startServices } from '../../scripts/services/server.ts';
import { siteOf } from '../../scripts/static-server.ts';
import { folderOf, posts } from './builds.ts';
import { hostings, isBelow, servicesPort, subPath } from './variants.ts';

/**
 * Finds a browser, and starts a server for each kind of host, which builds a site when a test first asks for it, and the
 * local services.
 * @returns a function that stops all servers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
	ensureBrowser();
	const backend = new Hono();
	backend.get('/api/blogs/allblogs', (context) => context.json(posts));
	backend.get('/images/*', serveStatic({ root: relative(process.cwd(), `${import.meta.dirname}/posts`) }));
	const servers: Listening[] = [];
	for (const hosting of hostings) {
		const fetch = async (request: Request) => {
			const [variant, base] = isBelow(request.url) ? (['backend', subPath] as const) : (['root', '/'] as const);
			return siteOf({ folder: await folderOf(variant), hosting, base }).fetch(request);
		};
		const server = await listen({ fetch }, 0);
		// The fixtures ask the services, whose port is fixed, for this address.
		backend.get(`/sites/${hosting}`, (context) => context.text(server.origin));
		servers.push(server);
	}
	servers.push(await startServices(servicesPort, backend));
	return async () => {
		for (const server of servers) await server.close();
	};
}
