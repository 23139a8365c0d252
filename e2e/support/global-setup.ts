import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { ensureBrowser } from '../../scripts/browser.ts';
import { buildSite } from '../../scripts/build.ts';
import { listen } from '../../scripts/listen.ts';
import { startServices } from '../../scripts/services/server.ts';
import { siteOf } from '../../scripts/static-server.ts';
import { text } from './content.ts';
import { oddRecords } from './posts/odd-posts.ts';
import samples from './posts/samples.json' with { type: 'json' };
import { hostings, isBelow, originName, servicesPort, subPath, variants } from './variants.ts';

/** The tests' backend: sample posts with real-world HTML, odd and invalid posts, and their pictures. */
const posts = new Hono()
	.get('/api/blogs/allblogs', (context) =>
		context.json([...samples.map((post) => ({ website: text('site', 'website'), ...post })), ...oddRecords]),
	)
	.get('/images/*', serveStatic({ root: relative(process.cwd(), `${import.meta.dirname}/posts`) }));

/**
 * Finds a browser, starts the local services, builds the sites for all tests one after another, because builds share a
 * cache, and serves them.
 * @returns a function that stops all servers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
	ensureBrowser();
	const servers = [await startServices(servicesPort, posts)];
	const root = await buildSite('e2e-root', variants.root);
	const backend = await buildSite('e2e-backend', variants.backend);
	for (const hosting of hostings) {
		const [atRoot, below] = [siteOf({ folder: root, hosting }), siteOf({ folder: backend, hosting, base: subPath })];
		const server = await listen({ fetch: (request) => (isBelow(request.url) ? below : atRoot).fetch(request) }, 0);
		process.env[originName(hosting)] = server.origin;
		servers.push(server);
	}
	return async () => {
		for (const server of servers) await server.close();
	};
}
