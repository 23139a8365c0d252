// npm start: builds the site and serves it with the local services.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { ownPosts } from './services/posts.ts';
import { startServices } from './services/server.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { localOptions, localSettings, readPorts } from './lib/local.ts';
import { serveFolder } from './lib/static-server.ts';

const ports = await readPorts(parseArgs({ options: localOptions }).values, 'npm start');
process.once('SIGINT', () => process.exit(0));
const services = await startServices(ports.services, ownPosts);
console.log('Building the site …');
const state = await buildSite({ name: 'start', settings: localSettings(ports.site, services.origin) });
console.log(state === 'built' ? 'Built.' : 'Nothing has changed since the last build.');
const site = await serveFolder({ folder: buildFolder('start'), port: ports.site });
console.log(`
  The site:           ${site.origin}
  What was received:  ${services.origin}  (messages and subscribers)

  Ctrl-C ends both.
`);
