import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CADDY_ADDRESS } from '../../src/lib/build/hosting/caddy-sample.ts';
import { SAMPLE_ROOT } from '../../src/lib/build/hosting/hosting-rules.ts';
import { SAMPLE_FOLDER } from '../../src/lib/build/site/reserved-names.ts';
import { toolScript } from '../bootstrap.mjs';

/** The folders that a server needs for a built site. */
export interface Stage {
	/** The folder that the server serves. With a sub-path, the site is in a folder inside this folder. */
	root: string;
	/** The built site. */
	folder: string;
	/** A folder for configuration and logs. */
	work: string;
	port: number;
}

/**
 * How many of the hosting rules a server can follow. `stock` serves only files and folders. `files` also finds
 * `about.html` for `/about` and responds to unknown addresses with `404.html`. `rule files` also reads `_redirects` and
 * `_headers`. `rules` follows every hosting rule.
 */
export type HostKind = 'stock' | 'files' | 'rule files' | 'rules';

export interface HostServer {
	name: string;
	kind: HostKind;
	/** The server's kind under a sub-path; if undefined, sub-paths are not tested. */
	kindBelow?: HostKind;
	/** Whether the server is installed with the project; npm test includes only such servers. */
	isOwn?: boolean;
	command: string;
	/** Writes the server's configuration and returns its arguments. */
	args: (stage: Stage) => string[] | Promise<string[]>;
	env?: (stage: Stage) => Record<string, string>;
}

/**
 * Reads a sample configuration from the build and replaces values in it.
 * @throws if the sample lacks one of the values.
 */
async function sample({ folder }: Stage, name: string, values: Readonly<Record<string, string>>): Promise<string> {
	const text = await readFile(join(folder, SAMPLE_FOLDER, name), 'utf8');
	return Object.entries(values).reduce((filled, [from, to]) => {
		if (!filled.includes(from)) throw new Error(`${name} does not contain "${from}":\n${text}`);
		return filled.replace(from, () => to);
	}, text);
}

/** Writes an nginx configuration that contains a site's server block. */
async function nginxArgs({ work }: Stage, site: string): Promise<string[]> {
	await copyFile(join(import.meta.dirname, 'nginx.conf'), join(work, 'nginx.conf'));
	await writeFile(join(work, 'site.conf'), site);
	return ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')];
}

/** Keeps Caddy's files out of the home folder. */
const caddy = {
	command: 'caddy',
	env: ({ work }: Stage) => ({ HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }),
};

const stock = { kind: 'stock', kindBelow: 'stock' } as const;
const rules = { kind: 'rules', kindBelow: 'rules' } as const;

/** Every server that can run locally, in the order used in the tables. */
export const servers: readonly HostServer[] = [
	{
		name: 'Python http.server',
		...stock,
		isOwn: true,
		command: 'python3',
		args: ({ root, port }) => ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
	},
	{
		name: 'npx serve',
		kind: 'files',
		// `serve` looks for 404.html only at the root of the host.
		kindBelow: 'stock',
		isOwn: true,
		command: process.execPath,
		args: ({ root, port }) => [toolScript('serve'), '-n', '-L', '-l', `tcp://127.0.0.1:${port}`, root],
	},
	{
		name: 'Cloudflare Pages (wrangler)',
		// Cloudflare Pages serves one site per host, so sub-paths cannot be tested.
		kind: 'rule files',
		command: 'wrangler',
		args: ({ root, port }) => {
			const address = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-05-01'];
			return ['pages', 'dev', root, ...address];
		},
		env: ({ work }) => ({ HOME: work, WRANGLER_SEND_METRICS: 'false' }),
	},
	{
		name: 'nginx, stock',
		...stock,
		command: 'nginx',
		args: (stage) =>
			nginxArgs(stage, `server { listen 127.0.0.1:${stage.port}; root ${stage.root}; index index.html; }`),
	},
	{
		name: 'Apache, stock',
		...stock,
		command: 'apache2',
		args: ({ root, work, port }) => {
			const defined = Object.entries({ WORK: work, ROOT: root, PORT: port });
			const defines = defined.flatMap(([name, value]) => ['-C', `Define ${name} ${value}`]);
			return ['-DFOREGROUND', ...defines, '-f', join(import.meta.dirname, 'apache.conf')];
		},
	},
	{
		name: 'Caddy file_server',
		...stock,
		...caddy,
		args: ({ root, port }) => ['file-server', '--root', root, '--listen', `127.0.0.1:${port}`],
	},
	{
		name: 'nginx, our sample',
		...rules,
		command: 'nginx',
		args: async (stage) => {
			const values = {
				'listen 80;': `listen 127.0.0.1:${stage.port};`,
				[`root ${SAMPLE_ROOT};`]: `root ${stage.root};`,
			};
			return nginxArgs(stage, await sample(stage, 'nginx.conf', values));
		},
	},
	{
		name: 'Caddy, our sample',
		...rules,
		...caddy,
		args: async (stage) => {
			const file = join(stage.work, 'Caddyfile');
			const values = {
				[`\n${CADDY_ADDRESS} {`]: `\n{\n\tadmin off\n}\nhttp://127.0.0.1:${stage.port} {`,
				[`root * ${SAMPLE_ROOT}`]: `root * ${stage.root}`,
			};
			await writeFile(file, await sample(stage, 'Caddyfile', values));
			return ['run', '--adapter', 'caddyfile', '--config', file];
		},
	},
];
