// npm run hosts: asks each installed server for every address of the site and prints what it answered.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder, checkHosts, type Choice } from './hosts/check.ts';
import { reportFailure } from './lib/ports.ts';

const { values } = parseArgs({
	options: {
		/** Leaves out the servers that have to be installed, as npm test does. */
		own: { type: 'boolean', default: false },
		/** Takes a missing server for a fault, as the workflow does. */
		all: { type: 'boolean', default: false },
		/** A folder that is built already. */
		folder: { type: 'string' },
		/** The sub-path that the folder was built for. */
		base: { type: 'string', default: '/' },
	},
});

try {
	const choice: Choice = values.own ? 'own' : values.all ? 'all' : 'installed';
	const { folder, base } = values;
	const { ok, output } = folder ? await checkFolder(resolve(folder), base, choice) : await checkHosts(choice);
	console.log(output);
	process.exitCode = ok ? 0 : 1;
} catch (error) {
	reportFailure(error, '');
}
