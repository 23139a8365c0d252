import { settingsFor } from '../services/addresses.ts';
import { ownPosts } from '../services/posts.ts';
import { startServices } from '../services/server.ts';
import { root } from '../bootstrap.mjs';
import { siteEnvironment } from './build.ts';
import { assertFree, portNumber } from './ports.ts';
import { runTool } from './process.ts';

/** The command-line options of `npm start` and `npm run dev`. */
export const localOptions = {
	port: { type: 'string', default: '4321' },
	'services-port': { type: 'string', default: '4322' },
} as const;

/** Reads the two ports, and checks that both are free before the build starts. */
export async function readPorts(values: { port: string; 'services-port': string }, command: string) {
	const ports = { site: portNumber(values.port), services: portNumber(values['services-port']) };
	if (ports.site !== 0 && ports.site === ports.services)
		throw new Error('The site and the services cannot share a port. Choose two: --port 5000 --services-port 5001');
	await assertFree(ports.site, `${command} -- --port 5000`);
	await assertFree(ports.services, `${command} -- --services-port 5001`);
	return ports;
}

/** Returns the settings for a local site that calls the services at this address. */
export function localSettings(sitePort: number, services: string): Record<string, string> {
	return { ...settingsFor(services), PUBLIC_SITE_URL: `http://localhost:${sitePort}` };
}

/** Runs Astro's development server and the local services until someone stops them. */
export async function runDevSite(ports: { site: number; services: number }): Promise<void> {
	const services = await startServices(ports.services, ownPosts);
	// Ctrl-C also reaches Astro's server. This process ends when Astro's server has ended.
	process.on('SIGINT', () => undefined);
	console.log(`Editing page:       http://localhost:${ports.site}/edit  (in Chrome or Edge; the folder is ${root})`);
	console.log(`What was received:  ${services.origin}  (messages and subscribers)`);
	const env = siteEnvironment(localSettings(ports.site, services.origin));
	// If Astro used its lock file, the server would run in the background or outlive this command.
	const options = ['dev', '--ignore-lock', '--port', String(ports.site)];
	const { ok } = await runTool('astro', options, { env, live: true });
	await services.close();
	process.exitCode = ok ? 0 : 1;
}
