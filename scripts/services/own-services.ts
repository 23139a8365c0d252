import { parseArgs } from 'node:util';
import { settingsFor, startServices } from './server.ts';

/** Ends this command once npm has ended: npm passes a SIGTERM only to the shell between them. */
function endWithNpm(): void {
	const shell = process.ppid;
	const look = () => {
		if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
	};
	if (process.env['npm_lifecycle_event']) setInterval(look, 500).unref();
}

/** Starts the local services. Returns the port and the settings of a site that uses them, with the posts of content/. */
export async function startOwnServices() {
	endWithNpm();
	const { values } = parseArgs({
		options: { port: { type: 'string', default: '4321' }, 'services-port': { type: 'string', default: '4322' } },
	});
	const port = Number(values.port);
	const services = await startServices(Number(values['services-port']));
	const own = { BLOG_FROM_CONTENT: '1', PUBLIC_SITE_URL: `http://localhost:${port}` };
	const settings = { ...settingsFor(services.origin), ...own };
	return { services, port, settings };
}
