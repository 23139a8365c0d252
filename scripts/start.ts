// npm start: builds the site and serves it with the local services.
import { buildSite } from './build.ts';
import { startOwnServices } from './services/own-services.ts';
import { serveFolder } from './static-server.ts';

const { services, port, settings } = await startOwnServices();
// The build asks the services for posts, so it runs while they run.
const folder = await buildSite('start', settings);
const site = await serveFolder({ folder, port });
console.log(`
  The site:           ${site.origin}
  What was received:  ${services.origin}  (messages and subscribers)

  Ctrl-C ends both.
`);
