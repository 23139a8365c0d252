import { root } from '../bootstrap.mjs';
import { settingsFor } from '../services/addresses.ts';
import { startServices } from '../services/server.ts';
import { siteEnvironment } from './build.ts';
import { assertFree, portNumber } from './ports.ts';
import { runTool } from './process.ts';

/** What the local services were sent, kept from one start to the next. */
export const localDatabase = `${root}/.local/services.sqlite`;

/** The command-line options of `npm start` and `npm run dev`. */
export const localOptions = {
	port: { type: 'string', default: '4321' },
	'services-port': { type: 'string', default: '4322' },
} as const;

/** Reads the two ports and makes sure that both are free, before anything is built. */
export async function readPorts(values: { port: string; 'services-port': string }, command: string) {
	const ports = { site: portNumber(values.port), services: portNumber(values['services-port']) };
	if (ports.site !== 0 && ports.site === ports.services) throw new Error('The site and the services need two ports.');
	await assertFree(ports.site, `${command} -- --port 5000`);
	await assertFree(ports.services, `${command} -- --services-port 5001`);
	return ports;
}

/** The settings of a site on this machine that calls the services at the given address. */
export function localSettings(sitePort: number, services: string): Record<string, string> {
	return { ...settingsFor(services), PUBLIC_SITE_URL: `http://localhost:${sitePort}` };
}

/** Runs Astro's development server with the local services until it is ended. @param more options of the server. */
export async function runDevSite(
	ports: { site: number; services: number },
	more: readonly string[] = [],
): Promise<void> {
	const services = await startServices({ port: ports.services, database: localDatabase, control: false });
	// Astro's own server gets the Ctrl-C too; this process ends after it.
	process.on('SIGINT', () => undefined);
	console.log(`What was received:  ${services.origin}  (messages and subscribers)`);
	const env = siteEnvironment(localSettings(ports.site, services.origin));
	// Without its lock, Astro neither goes into the background nor outlives this command.
	const options = ['dev', '--ignore-lock', '--port', String(ports.site), ...more];
	const { ok } = await runTool('astro', options, { env, live: true });
	await services.close();
	process.exitCode = ok ? 0 : 1;
}
