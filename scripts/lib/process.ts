import { execa } from 'execa';
import { pinnedNode, root, toolScript } from '../bootstrap.mjs';

export interface RunResult {
	ok: boolean;
	/** The output of the command; empty if it was shown live. */
	output: string;
}

/**
 * Runs a command of an installed package, such as `astro`, or a script of the project, with the pinned Node.js.
 * @param options.env the complete environment of the command.
 * @param options.cwd the working folder (default: the project).
 * @param options.live shows the output at once instead of returning it.
 */
export async function runTool(
	tool: string,
	args: readonly string[],
	{ env = process.env, cwd = root, live = false }: { env?: NodeJS.ProcessEnv; cwd?: string; live?: boolean } = {},
): Promise<RunResult> {
	const colours = live ? {} : process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
	const { failed, all } = await execa(pinnedNode, [tool.endsWith('.ts') ? tool : toolScript(tool), ...args], {
		cwd,
		env: { ...env, ...colours },
		extendEnv: false,
		reject: false,
		...(live ? { stdio: 'inherit' } : { stdin: 'ignore', all: true }),
	});
	return { ok: !failed, output: all ?? '' };
}
