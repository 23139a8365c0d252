import { parseArgs } from 'node:util';
import { settingsFor, startServices } from './server.ts';

function portOf(option: string, value: string): number {
	const port = Number(value);
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
	throw new Error(`--${option} is "${value}". Write a number from 1 to 65535.`);
}

/** Starts the local services. Returns the port and the settings of a site that uses them, with the posts of content/. */
export async function startOwnServices() {
	const { values } = parseArgs({
		options: { port: { type: 'string', default: '4321' }, 'services-port': { type: 'string', default: '4322' } },
	});
	const port = portOf('port', values.port);
	const services = await startServices(portOf('services-port', values['services-port']));
	const own = { BLOG_FROM_CONTENT: '1', PUBLIC_SITE_URL: `http://localhost:${port}` };
	const settings = { ...settingsFor(services.origin), ...own };
	return { services, port, settings };
}
