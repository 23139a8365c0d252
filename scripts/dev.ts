// npm run dev: runs Astro's development server with the local services.
import { parseArgs } from 'node:util';
import { runAstro } from './build.ts';
import { settingsFor } from './services/addresses.ts';
import { ownPosts } from './services/posts.ts';
import { startServices } from './services/server.ts';

const { values } = parseArgs({
	options: { port: { type: 'string', default: '4321' }, 'services-port': { type: 'string', default: '4322' } },
});
const services = await startServices(Number(values['services-port']), ownPosts);
console.log(`
  Editing page:       http://localhost:${values.port}/edit  (in Chrome or Edge)
  What was received:  ${services.origin}  (messages and subscribers)
`);
const settings = { ...settingsFor(services.origin), PUBLIC_SITE_URL: `http://localhost:${values.port}` };
// With its lock file, Astro's server would run in the background or outlive this command.
await runAstro(['dev', '--ignore-lock', '--port', values.port], settings);
await services.close();
