// npm run dev: Astro's development server with the local services.
import './lib/plain-errors.ts';
import { parseArgs } from 'node:util';
import { startServices } from './services/server.ts';
import { siteEnvironment } from './lib/build.ts';
import { localDatabase, localOptions, localSettings, readPorts } from './lib/local.ts';
import { runTool } from './lib/process.ts';

const ports = await readPorts(parseArgs({ options: localOptions }).values, 'npm run dev');
const services = await startServices({ port: ports.services, database: localDatabase, control: false });
// Astro's own server gets the Ctrl-C too; this process ends after it.
process.on('SIGINT', () => undefined);
console.log(`What was received:  ${services.origin}  (messages and subscribers)`);
const env = siteEnvironment(localSettings(ports.site, services.origin));
// Without its lock, Astro neither goes into the background nor outlives this command.
const { ok } = await runTool('astro', ['dev', '--ignore-lock', '--port', String(ports.site)], { env, live: true });
await services.close();
process.exitCode = ok ? 0 : 1;
