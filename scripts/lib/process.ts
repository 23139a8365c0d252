import { spawn } from 'node:child_process';
import { pinnedNode, toolScript } from '../bootstrap.mjs';
import { root } from './root.ts';

export interface RunOptions {
	/** The whole environment of the command. */
	env?: NodeJS.ProcessEnv;
	/** Shows the output as it comes instead of keeping it. */
	live?: boolean;
}

export interface RunResult {
	ok: boolean;
	/** What the command wrote; empty when it was shown live. */
	output: string;
}

/** Runs a command of an installed package, such as `astro`, or a script of the project, with the pinned Node.js. */
export async function runTool(
	tool: string,
	args: readonly string[],
	{ env, live = false }: RunOptions = {},
): Promise<RunResult> {
	const colours = live ? {} : process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
	const child = spawn(pinnedNode, [tool.endsWith('.ts') ? tool : toolScript(tool), ...args], {
		cwd: root,
		env: { ...(env ?? process.env), ...colours },
		stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
	// A command that is ended takes the one that it runs along; Ctrl-C reaches both by itself.
	const endChild = (): boolean => child.kill();
	const endSelf = (): void => process.exit(143);
	process.once('exit', endChild).once('SIGTERM', endSelf);
	const result = await new Promise<RunResult>((resolve) => {
		child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
		child.on('close', (code) => resolve({ ok: code === 0, output }));
	});
	process.off('exit', endChild).off('SIGTERM', endSelf);
	return result;
}
