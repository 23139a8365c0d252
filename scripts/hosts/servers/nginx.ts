import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_FOLDER, SAMPLE_ROOT } from '../../../src/integrations/hosting/server-samples.ts';
import { findCommand, nginxTypes } from '../find.ts';
import { startServer } from '../process.ts';
import type { Stage } from '../stage.ts';
import { fill } from './fill.ts';
import type { HostServer } from './server.ts';

/** As nginx comes, with only the root set. */
const stock = async ({ root }: Stage, port: number): Promise<string> => `server {
	listen 127.0.0.1:${port};
	root ${root};
	index index.html;
}`;

/** The sample that the build wrote, on a port and a folder of this test. */
const sample = async ({ folder, root }: Stage, port: number): Promise<string> =>
	fill(await readFile(join(folder, SAMPLE_FOLDER, 'nginx.conf'), 'utf8'), {
		'listen 80;': `listen 127.0.0.1:${port};`,
		[`root ${SAMPLE_ROOT};`]: `root ${root};`,
	});

async function start(command: string, site: string, { work }: Stage, port: number) {
	const file = join(work, `nginx-${port}.conf`);
	// The workers of a server that root starts become nobody, who need not be able to read temporary folders.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work};`);
	await writeFile(
		file,
		`${user}
daemon off;
pid ${work}/nginx-${port}.pid;
error_log stderr;
events {}
http {
	include ${nginxTypes(command)};
	default_type application/octet-stream;
	access_log off;
	${temporary.join('\n\t')}
	${site}
}
`,
	);
	return startServer({ command, args: ['-p', work, '-e', 'stderr', '-c', file] }, port);
}

const nginx = (name: string, kind: 'stock' | 'rules', site: typeof stock): HostServer => ({
	name,
	kind,
	package: 'nginx',
	find: () => {
		const command = findCommand('nginx');
		if (command === undefined) return undefined;
		return async (stage, port) => start(command, await site(stage, port), stage, port);
	},
});

export const nginxServers = [nginx('nginx, stock', 'stock', stock), nginx('nginx, our sample', 'rules', sample)];
