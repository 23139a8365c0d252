import { settingsFor } from '../services/addresses.ts';
import { assertFree, PortInUse, portNumber, reportFailure } from './ports.ts';
import { root } from './root.ts';

/** The ports of `npm start` and `npm run dev`. */
const localPorts = { site: 4321, services: 4322 } as const;

/** What the local services were sent, kept from one start to the next. */
export const localDatabase = `${root}/.local/services.sqlite`;

/** The command-line options of `npm start` and `npm run dev`. */
export const localOptions = {
	port: { type: 'string', default: String(localPorts.site) },
	'services-port': { type: 'string', default: String(localPorts.services) },
} as const;

/** Reads the two ports and makes sure that both are free, before anything is built. */
export async function readPorts(values: { port: string; 'services-port': string }) {
	const ports = { site: portNumber(values.port), services: portNumber(values['services-port']) };
	if (ports.site !== 0 && ports.site === ports.services) throw new Error('The site and the services need two ports.');
	await assertFree(ports.site);
	await assertFree(ports.services);
	return ports;
}

/** The settings of a site on this machine that calls the services at the given address. */
export function localSettings(sitePort: number, services: string): Record<string, string> {
	return { ...settingsFor(services), PUBLIC_SITE_URL: `http://localhost:${sitePort}` };
}

/** Says what went wrong and, for a taken port, how to choose another. */
export function reportStartFailure(error: unknown, command: string, ports: { port: string }): void {
	const isSite = error instanceof PortInUse && String(error.port) === ports.port;
	const option = isSite ? '--port 5000' : '--services-port 5001';
	reportFailure(error, `Choose another one: ${command} -- ${option}`);
}
