// Runs before anything is installed: plain JavaScript for Node.js 20, and no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const nodeName = process.platform === 'win32' ? 'node.exe' : 'node';

/** The project's own Node.js, whatever the machine has. */
export const pinnedNode = join(modules, 'node', 'bin', nodeName);

/** Tells which lockfile the packages were installed from; it goes with them. */
const stampFile = join(modules, '.installed');

/** @param {string} message what happened and the way out. @returns {never} */
export function stop(message) {
	process.stderr.write(`\n${message}\n\n`);
	process.exit(1);
}

/** Runs npm with a Node.js that the install does not replace under its feet. @param {string[]} args */
function runNpm(args) {
	const npm = process.env.npm_execpath;
	if (!npm || !/\.c?js$/.test(npm)) return stop('Start this command through npm, for example: npm start');
	const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, nodeName));
	const node = [process.env.npm_node_execpath ?? '', ...onPath].find(
		(file) => !file.startsWith(modules + sep) && existsSync(file),
	);
	// NODE_ENV=production or an omit setting of the machine must not leave out what building needs.
	const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
	const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
	const { status, stdout, stderr } = spawnSync(node ?? process.execPath, [npm, ...args, ...always], options);
	return { ok: status === 0, output: `${stdout}${stderr}` };
}

const pinnedNodeRuns = () => spawnSync(pinnedNode, ['--version']).status === 0;

/** Installs what the lockfile asks for, unless it has been; silent and quick then. */
export function ensureInstalled() {
	if (Number.parseInt(process.versions.node, 10) < 20) {
		stop(`Node.js ${process.version} is too old. Install Node.js 20 or newer (https://nodejs.org), then try again.`);
	}
	const stamp = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
	process.stdout.write('Installing what is missing (npm ci); this takes a minute on a fresh clone.\n');
	const { ok, output } = runNpm(['ci']);
	// The pinned Node.js arrives by an install script; a machine that refuses those is asked for this one by name.
	const rebuilt = ok && !pinnedNodeRuns() ? runNpm(['rebuild', 'node', '--ignore-scripts=false']).output : '';
	if (!ok || !pinnedNodeRuns()) {
		const told = `${output}${rebuilt}`.trim().split('\n').slice(-15).join('\n');
		stop(`${told}\n\nThe packages could not be installed. Check the connection to the npm registry and the free disk
space, then run the same command again. If that does not help, delete the folder node_modules first.`);
	}
	writeFileSync(stampFile, stamp);
}

/** @param {string} tool the name of a command, such as `astro`. @returns {string} the script behind it. */
export function toolScript(tool) {
	const folder = join(modules, tool === 'playwright' ? '@playwright/test' : tool);
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Runs a script with the pinned Node.js; this process ends as the script does.
 * @param {string} script @param {string[]} args
 */
export function runPinned(script, args) {
	const child = spawn(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit' });
	// Ctrl-C reaches the whole group by itself; a signal sent to this process alone is passed on.
	process.on('SIGINT', () => undefined);
	for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
	child.on('error', (error) => stop(`${pinnedNode} does not start: ${error.message}`));
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
