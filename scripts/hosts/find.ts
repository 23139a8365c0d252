import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../lib/root.ts';

function isExecutable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** The path of a command that is installed; Debian keeps servers where only root looks. */
export function findCommand(...names: string[]): string | undefined {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The script behind npm's `serve`, where the project or the machine has it. */
export function findServe(): { command: string; args: string[] } | undefined {
	const require = createRequire(join(root, 'package.json'));
	try {
		const file = require.resolve('serve/package.json');
		const { bin } = z.object({ bin: z.object({ serve: z.string() }) }).parse(JSON.parse(readFileSync(file, 'utf8')));
		return { command: process.execPath, args: [join(dirname(file), bin.serve)] };
	} catch {
		const command = findCommand('serve');
		return command === undefined ? undefined : { command, args: [] };
	}
}

/** Where nginx keeps its list of file types: beside its own configuration. */
export function nginxTypes(command: string): string {
	const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
	const configuration = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
	return join(dirname(configuration), 'mime.types');
}

/** Debian's own set of Apache modules. */
export const apacheModules = '/etc/apache2/mods-enabled';
export const hasApacheModules = (): boolean => existsSync(apacheModules);
