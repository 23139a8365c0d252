// Runs before anything is installed: plain JavaScript for Node.js 20, and no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';

/** The project's own Node.js, whatever the machine has. */
export const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/** @param {string} file @returns {any} its content, or undefined when it is missing or half-written. */
function readJson(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}

/** @param {string} message what happened and the way out. @returns {never} */
export function stop(message) {
	process.stderr.write(`\n${message}\n\n`);
	process.exit(1);
}

function pinnedNodeRuns() {
	const wanted = readJson(join(root, 'package.json'))?.devDependencies?.node;
	const run = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
	return run.status === 0 && run.stdout.trim() === `v${wanted}`;
}

/** Whether each package that the lockfile asks for lies in node_modules, in that version. */
function packagesMatch() {
	const wanted = readJson(join(root, 'package-lock.json'))?.packages;
	// npm writes this file last, so a broken-off install has none.
	const found = readJson(join(modules, '.package-lock.json'))?.packages;
	if (!wanted || !found) return false;
	return Object.keys(wanted).every((path) => {
		if (path === '' || wanted[path].link) return true;
		// Builds for other systems are in the lockfile, but not on this disk.
		if (!found[path]) return Boolean(wanted[path].optional);
		return found[path].version === wanted[path].version && existsSync(join(root, path, 'package.json'));
	});
}

/** The npm that runs this script and a Node.js for it that the install does not replace under its feet. */
function npmCommand() {
	const npm = process.env.npm_execpath;
	if (!npm || !/\.c?js$/.test(npm)) return stop('Start this command through npm, for example: npm start');
	const outside = (/** @type {string} */ file) => !file.startsWith(modules + sep) && existsSync(file);
	const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, windows ? 'node.exe' : 'node'));
	const node = [process.env.npm_node_execpath ?? '', ...onPath].find((file) => file !== '' && outside(file));
	return { node: node ?? process.execPath, npm };
}

/** @param {string[]} args @returns {Promise<{ok: boolean, output: string}>} */
function runNpm(args) {
	const { node, npm } = npmCommand();
	// NODE_ENV=production or an omit setting of the machine must not leave out what building needs.
	const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
	return new Promise((resolve) => {
		const child = spawn(node, [npm, ...args, ...always], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
		child.on('error', (error) => resolve({ ok: false, output: String(error) }));
		child.on('close', (code) => resolve({ ok: code === 0, output }));
	});
}

async function install() {
	const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
	process.stdout.write(`Installing what is missing (npm ${command}); this takes a minute on a fresh clone.\n`);
	const first = await runNpm([command]);
	let log = first.output;
	// The pinned Node.js arrives by an install script; a machine that refuses those is asked for this one by name.
	if (first.ok && !pinnedNodeRuns()) log += (await runNpm(['rebuild', 'node', '--ignore-scripts=false'])).output;
	if (first.ok && pinnedNodeRuns()) return;
	const told = log.split('\n').filter((line) => !/^(npm error)?\s*(at .*)?$/.test(line));
	stop(
		[
			...told.slice(-15),
			'',
			`The packages could not be installed${first.ok ? ': the pinned Node.js does not run' : ''}.`,
			'Check the connection to the npm registry and the free disk space, then run the same command again.',
			'If that does not help, delete the folder node_modules first.',
		].join('\n'),
	);
}

/** @param {string} lock whether the process that made this lock is gone. */
function isStale(lock) {
	const pid = Number(readJson(join(lock, 'pid')));
	// A lock without a number is one that is being made just now, or that broke off there.
	if (!pid) return existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 10_000;
	try {
		process.kill(pid, 0);
		return false;
	} catch (error) {
		return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
	}
}

/** Runs the task while no other process does; two commands started at once install once. @param {() => Promise<void>} task */
async function alone(task) {
	const lock = join(root, '.local', 'install.lock');
	mkdirSync(dirname(lock), { recursive: true });
	for (let tries = 0; ; tries++) {
		try {
			mkdirSync(lock);
			break;
		} catch {
			if (tries === 0) process.stdout.write('Waiting for another command of this project that installs packages.\n');
			if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
			else await sleep(300);
		}
	}
	const release = () => rmSync(lock, { recursive: true, force: true });
	const interrupted = () => process.exit(130);
	process.once('exit', release).once('SIGINT', interrupted).once('SIGTERM', interrupted);
	writeFileSync(join(lock, 'pid'), String(process.pid));
	await task();
	process.off('exit', release).off('SIGINT', interrupted).off('SIGTERM', interrupted);
	release();
}

/** Installs what the lockfile asks for and node_modules lacks; silent and quick when nothing does. */
export async function ensureInstalled() {
	const major = Number.parseInt(process.versions.node, 10);
	if (major < 20) {
		stop(
			`Node.js ${process.versions.node} is too old. Install Node.js 20 or newer (https://nodejs.org), then try again.`,
		);
	}
	if (packagesMatch() && pinnedNodeRuns()) return;
	await alone(async () => {
		if (!packagesMatch() || !pinnedNodeRuns()) await install();
	});
}

/** @param {string} tool the name of a command, such as `astro`. @returns {string} the script behind it. */
export function toolScript(tool) {
	const folder = join(modules, tool === 'playwright' ? '@playwright/test' : tool);
	const { bin } = readJson(join(folder, 'package.json'));
	return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Runs a script with the pinned Node.js; this process ends as the script does.
 * @param {string} script @param {string[]} args
 */
export function runPinned(script, args) {
	// The C library of Linux keeps freed memory for each of many threads: in a build, some hundred megabytes.
	const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env };
	const child = spawn(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit', env });
	// Ctrl-C reaches the whole group by itself; a signal sent to this process alone is passed on.
	process.on('SIGINT', () => undefined);
	for (const signal of ['SIGTERM', 'SIGHUP'])
		process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
	child.on('error', (error) => stop(`${pinnedNode} does not start: ${error.message}`));
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
