// The local services on their own: node scripts/services/main.ts [--port 4322] [--database file] [--control]
import { parseArgs } from 'node:util';
import { localDatabase, localPorts } from '../lib/local.ts';
import { portNumber, reportFailure } from '../lib/ports.ts';
import { startServices } from './server.ts';

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: String(localPorts.services) },
		database: { type: 'string', default: localDatabase },
		control: { type: 'boolean', default: false },
	},
});

try {
	const { origin } = await startServices({ ...values, port: portNumber(values.port) });
	console.log(`Local services: ${origin}`);
} catch (error) {
	reportFailure(error, 'Choose another port with --port.');
}
