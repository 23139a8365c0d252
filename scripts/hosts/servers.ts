import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CADDY_ADDRESS } from '../../src/integrations/hosting/caddy-sample.ts';
import { SAMPLE_FOLDER, SAMPLE_ROOT } from '../../src/integrations/hosting/server-samples.ts';
import { toolScript } from '../bootstrap.mjs';
import type { Listening } from '../lib/ports.ts';
import { findCommand, startServer } from './process.ts';

/** A built site as it lies on a server. */
export interface Stage {
	/** What the server serves; a sub-path is a folder in it. */
	root: string;
	/** The built site itself. */
	folder: string;
	/** For configuration, logs and the like. */
	work: string;
	port: number;
}

/**
 * What a server can do. A stock server knows files and folders; a `files` host finds `about.html` for `/about` and
 * answers unknown addresses with `404.html`; a `rule files` host also reads `_redirects` and `_headers`; a `rules` host
 * follows every rule that the build knows.
 */
export type HostKind = 'stock' | 'files' | 'rule files' | 'rules';

/** A server that is asked. */
export interface HostServer {
	name: string;
	kind: HostKind;
	/** What it is under a sub-path; not asked there without one. */
	kindBelow?: HostKind;
	/** Has to be installed; npm test leaves it out. */
	isExtra: boolean;
	/** Undefined where it is not installed. */
	command: string | undefined;
	start: (command: string, stage: Stage) => Promise<Listening>;
}

/**
 * Puts other values into a sample.
 * @throws where the sample lacks one of them, so that no server runs on half a sample.
 */
function fill(sample: string, values: Readonly<Record<string, string>>): string {
	return Object.entries(values).reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`The sample does not hold "${from}":\n${sample}`);
		return text.replace(from, () => to);
	}, sample);
}

async function writeInto({ work }: Stage, name: string, text: string): Promise<string> {
	await writeFile(join(work, name), text);
	return join(work, name);
}

async function startNginx(command: string, stage: Stage, site: string): Promise<Listening> {
	const { work, port } = stage;
	const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
	const types = join(dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types');
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work};`);
	const file = await writeInto(
		stage,
		'nginx.conf',
		// The workers of a server that root starts become nobody, who need not be able to read temporary folders.
		`${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
	include ${types};
	default_type application/octet-stream;
	access_log off;
	${temporary.join('\n\t')}
	${site}
}
`,
	);
	return startServer(command, ['-p', work, '-e', 'stderr', '-c', file], port);
}

const stock = { kind: 'stock', kindBelow: 'stock' } as const;
const rules = { kind: 'rules', kindBelow: 'rules' } as const;
const nginx = { isExtra: true, command: findCommand('nginx') };
/** Debian's own set of Apache modules. */
const apacheModules = '/etc/apache2/mods-enabled';
const caddy = { isExtra: true, command: findCommand('caddy') };
/** Caddy keeps nothing of a test in the home folder. */
const caddyHome = ({ work }: Stage) => ({ HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work });

/** Every server that can be asked on one machine, in the order of the tables. */
export const servers: readonly HostServer[] = [
	{
		name: 'Python http.server',
		...stock,
		isExtra: false,
		command: findCommand('python3'),
		start: (command, { root, port }) =>
			startServer(command, ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root], port),
	},
	{
		name: 'npx serve',
		kind: 'files',
		// It looks for 404.html at the root of the host alone.
		kindBelow: 'stock',
		isExtra: false,
		command: process.execPath,
		start: (command, { root, port }) =>
			startServer(command, [toolScript('serve'), '-n', '-L', '-l', `tcp://127.0.0.1:${port}`, root], port),
	},
	{
		name: 'Cloudflare Pages (wrangler)',
		kind: 'rule files',
		// It takes a whole host for one site, so that it has no sub-paths.
		isExtra: true,
		command: findCommand('wrangler'),
		start: (command, { root, work, port }) => {
			const address = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-05-01'];
			const env = { HOME: work, WRANGLER_SEND_METRICS: 'false' };
			return startServer(command, ['pages', 'dev', root, ...address], port, env);
		},
	},
	{
		...nginx,
		name: 'nginx, stock',
		...stock,
		start: (command, stage) =>
			startNginx(command, stage, `server { listen 127.0.0.1:${stage.port}; root ${stage.root}; index index.html; }`),
	},
	{
		name: 'Apache, stock',
		...stock,
		isExtra: true,
		command: existsSync(apacheModules) ? findCommand('apache2') : undefined,
		start: async (command, stage) => {
			const { root, work, port } = stage;
			const file = await writeInto(
				stage,
				'apache.conf',
				// As Debian configures it, with only the root set.
				`ServerRoot ${work}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
Mutex file:${work}
ErrorLog ${work}/apache.log
IncludeOptional ${apacheModules}/*.load
IncludeOptional ${apacheModules}/*.conf
<IfModule unixd_module>
	User www-data
	Group www-data
</IfModule>
DocumentRoot ${root}
<Directory ${root}>
	Options Indexes FollowSymLinks
	AllowOverride None
	Require all granted
</Directory>
`,
			);
			// What /etc/apache2/envvars sets for the modules' own files.
			const folders = { APACHE_RUN_DIR: work, APACHE_LOCK_DIR: work, APACHE_LOG_DIR: work };
			const users = {
				APACHE_RUN_USER: 'www-data',
				APACHE_RUN_GROUP: 'www-data',
				APACHE_PID_FILE: `${work}/apache.pid`,
			};
			return startServer(command, ['-DFOREGROUND', '-f', file], port, { ...folders, ...users });
		},
	},
	{
		...caddy,
		name: 'Caddy file_server',
		...stock,
		start: (command, stage) => {
			const args = ['file-server', '--root', stage.root, '--listen', `127.0.0.1:${stage.port}`];
			return startServer(command, args, stage.port, caddyHome(stage));
		},
	},
	{
		...nginx,
		name: 'nginx, our sample',
		...rules,
		start: async (command, stage) => {
			const sample = await readFile(join(stage.folder, SAMPLE_FOLDER, 'nginx.conf'), 'utf8');
			const values = {
				'listen 80;': `listen 127.0.0.1:${stage.port};`,
				[`root ${SAMPLE_ROOT};`]: `root ${stage.root};`,
			};
			return startNginx(command, stage, fill(sample, values));
		},
	},
	{
		...caddy,
		name: 'Caddy, our sample',
		...rules,
		start: async (command, stage) => {
			const sample = await readFile(join(stage.folder, SAMPLE_FOLDER, 'Caddyfile'), 'utf8');
			const filled = fill(sample, {
				[`\n${CADDY_ADDRESS} {`]: `\n{\n\tadmin off\n}\nhttp://127.0.0.1:${stage.port} {`,
				[`root * ${SAMPLE_ROOT}`]: `root * ${stage.root}`,
			});
			const file = await writeInto(stage, 'Caddyfile', filled);
			const args = ['run', '--adapter', 'caddyfile', '--config', file];
			return startServer(command, args, stage.port, caddyHome(stage));
		},
	},
];
