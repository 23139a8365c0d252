// This file runs before anything is installed, so it is plain JavaScript without dependencies, for Node.js 20 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const nodeName = process.platform === 'win32' ? 'node.exe' : 'node';

/** The project's own, pinned Node.js; the machine may have another version. */
export const pinnedNode = join(modules, 'node', 'bin', nodeName);

/**
 * Records the lockfile that the packages were installed from. This file is inside node_modules, so deleting
 * node_modules deletes it too.
 */
const stampFile = join(modules, '.installed');

/**
 * Exits with a message.
 * @param {string} message says what happened and what to do.
 * @returns {never}
 */
export function stop(message) {
	process.stderr.write(`\n${message}\n\n`);
	process.exit(1);
}

/**
 * Runs npm with the machine's own Node.js, because the install replaces the pinned one.
 * @param {string[]} args
 */
function runNpm(args) {
	const npm = process.env.npm_execpath;
	if (!npm || !/\.c?js$/.test(npm)) return stop('Start this command with npm, for example: npm start');
	const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, nodeName));
	const node = [process.env.npm_node_execpath ?? '', ...onPath].find(
		(file) => !file.startsWith(modules + sep) && existsSync(file),
	);
	// The machine may set NODE_ENV=production or npm's `omit`, but the build needs the development dependencies.
	const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
	const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
	const { status, stdout, stderr } = spawnSync(node ?? process.execPath, [npm, ...args, ...always], options);
	return { ok: status === 0, output: `${stdout}${stderr}` };
}

const pinnedNodeRuns = () => spawnSync(pinnedNode, ['--version']).status === 0;

/** Installs the packages in the lockfile, unless they are already installed. */
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
	// The package `node` contains the pinned Node.js and has an install script. If the machine blocks install scripts,
	// this command still runs that script.
	const rebuilt = ok && !pinnedNodeRuns() ? runNpm(['rebuild', 'node', '--ignore-scripts=false']).output : '';
	if (!ok || !pinnedNodeRuns()) {
		const told = `${output}${rebuilt}`.trim().split('\n').slice(-15).join('\n');
		stop(`${told}\n\nThe packages could not be installed. Check the connection to the npm registry and the free disk
space, then run the same command again. If that does not help, delete the folder node_modules first.`);
	}
	writeFileSync(stampFile, stamp);
}

/**
 * Finds the script behind a command.
 * @param {string} tool such as `astro`.
 * @returns {string}
 */
export function toolScript(tool) {
	const folder = join(modules, tool === 'playwright' ? '@playwright/test' : tool);
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Runs a script with the pinned Node.js and exits with its exit code.
 * @param {string} script
 * @param {string[]} args
 */
export function runPinned(script, args) {
	const child = spawn(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit' });
	// Ctrl-C also reaches the child process, but a signal sent only to this process must be passed on.
	process.on('SIGINT', () => undefined);
	for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
	child.on('error', (error) => stop(`${pinnedNode} could not start: ${error.message}`));
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
