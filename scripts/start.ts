// npm start: builds the site and serves it with the local services.
import { parseArgs } from 'node:util';
import { buildSite } from './build.ts';
import { settingsFor } from './services/addresses.ts';
import { ownPosts } from './services/posts.ts';
import { startServices } from './services/server.ts';
import { serveFolder } from './static-server.ts';

const { values } = parseArgs({
	options: { port: { type: 'string', default: '4321' }, 'services-port': { type: 'string', default: '4322' } },
});
const services = await startServices(Number(values['services-port']), ownPosts);
const settings = { ...settingsFor(services.origin), PUBLIC_SITE_URL: `http://localhost:${values.port}` };
// The build asks the services for posts, so it runs while they run.
const folder = await buildSite('start', settings);
const site = await serveFolder({ folder, port: Number(values.port) });
console.log(`
  The site:           ${site.origin}
  What was received:  ${services.origin}  (messages and subscribers)

  Ctrl-C ends both.
`);
