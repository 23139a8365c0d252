// npm run dev: runs Astro's development server with the local services.
import { runAstro, siteEnvironment } from './build.ts';
import { startOwnServices } from './services/own-services.ts';

const { services, port, settings } = await startOwnServices();
console.log(`
  Editing page:       ${settings.PUBLIC_SITE_URL}/edit  (in Chrome or Edge)
  What was received:  ${services.origin}  (messages and subscribers)
`);
// With its lock file, Astro's server would run in the background or outlive this command.
await runAstro(['dev', '--ignore-lock', '--port', `${port}`], siteEnvironment(settings)).catch(() => process.exit(1));
await services.close();
