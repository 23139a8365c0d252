import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CADDY_ADDRESS } from '../../../src/integrations/hosting/caddy-sample.ts';
import { SAMPLE_FOLDER, SAMPLE_ROOT } from '../../../src/integrations/hosting/server-samples.ts';
import { findCommand } from '../find.ts';
import { startServer } from '../process.ts';
import type { Stage } from '../stage.ts';
import { fill } from './fill.ts';
import type { HostServer } from './server.ts';

/** Caddy keeps nothing of a test in the home folder. */
const environment = ({ work }: Stage) => ({ HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work });

async function writeSample({ folder, root, work }: Stage, port: number): Promise<string> {
	const text = await readFile(join(folder, SAMPLE_FOLDER, 'Caddyfile'), 'utf8');
	const filled = fill(text, {
		[`\n${CADDY_ADDRESS} {`]: `\n{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {`,
		[`root * ${SAMPLE_ROOT}`]: `root * ${root}`,
	});
	const file = join(work, 'Caddyfile');
	await writeFile(file, filled);
	return file;
}

export const caddyServers: readonly HostServer[] = [
	{
		name: 'Caddy file_server',
		kind: 'stock',
		package: 'caddy',
		find: () => {
			const command = findCommand('caddy');
			if (command === undefined) return undefined;
			return (stage, port) => {
				const args = ['file-server', '--root', stage.root, '--listen', `127.0.0.1:${port}`];
				return startServer({ command, args, env: environment(stage) }, port);
			};
		},
	},
	{
		name: 'Caddy, our sample',
		kind: 'rules',
		package: 'caddy',
		find: () => {
			const command = findCommand('caddy');
			if (command === undefined) return undefined;
			return async (stage, port) => {
				const args = ['run', '--adapter', 'caddyfile', '--config', await writeSample(stage, port)];
				return startServer({ command, args, env: environment(stage) }, port);
			};
		},
	},
];
