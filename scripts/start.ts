// npm start: builds the site and serves it with the local services.
import { buildSite } from './build.ts';
import { listen } from './listen.ts';
import { startOwnServices } from './services/own-services.ts';
import { siteOf } from './static-server.ts';

const { services, port, settings } = await startOwnServices();
const folder = await buildSite('start', settings).catch(() => process.exit(1));
const site = await listen(siteOf({ folder }), port);
console.log(`
  The site:           ${site.origin}
  What was received:  ${services.origin}  (messages and subscribers)

  Ctrl-C ends both.
`);
