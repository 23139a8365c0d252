// npm start: builds the site and serves it with the local services, ready for a browser.
import { parseArgs } from 'node:util';
import { startServices } from './services/server.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { localDatabase, localOptions, localSettings, readPorts, reportStartFailure } from './lib/local.ts';
import { serveFolder } from './lib/static-server.ts';

const { values } = parseArgs({ options: localOptions });

async function build(sitePort: number, services: string): Promise<void> {
	console.log('Building the site …');
	const { state, output } = await buildSite({ name: 'start', settings: localSettings(sitePort, services) });
	if (state === 'failed') throw new Error(`${output}\nThe site was not built; see above.`);
	console.log(state === 'built' ? 'Built.' : 'Nothing has changed since the last build.');
}

try {
	const ports = await readPorts(values);
	const services = await startServices({ port: ports.services, database: localDatabase, control: false });
	process.once('SIGINT', () => process.exit(0));
	try {
		await build(ports.site, services.origin);
		const site = await serveFolder({ folder: buildFolder('start'), port: ports.site });
		console.log(`
  The site:           ${site.origin}
  What was received:  ${services.origin}  (messages and subscribers)

  Ctrl-C ends both.
`);
	} catch (error) {
		await services.close();
		throw error;
	}
} catch (error) {
	reportStartFailure(error, 'npm start', values);
}
