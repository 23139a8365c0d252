import { relative } from 'node:path';
import { root } from '../bootstrap.mjs';
import { buildFolder } from '../lib/build.ts';
import { runTool } from '../lib/process.ts';

/**
 * A build that may go live, apart from `dist/`.
 * @param name its folder under `.local`.
 * @param env the whole environment of the build.
 * @throws what the build said when it failed.
 */
export async function buildApart(name: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
	const folder = buildFolder(name);
	// A list of posts that an earlier build kept would leave out the newest.
	const { ok, output } = await runTool('astro', ['build', '--force', '--outDir', relative(root, folder)], { env });
	if (!ok) throw new Error(output);
	return folder;
}
