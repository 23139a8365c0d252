import { rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../bootstrap.mjs';
import { ALLOCATOR, buildFolder } from './build.ts';
import { runTool } from './process.ts';

interface BuildOptions {
	/** More arguments for Astro. */
	args?: readonly string[];
	/** The whole environment of the build. */
	env?: NodeJS.ProcessEnv;
	/** Shows what the build says as it comes. */
	live?: boolean;
}

/**
 * A build that may go live, apart from `dist/`. @param name its folder under `.local`.
 * @throws what the build said when it failed.
 */
export async function buildApart(name: string, { args = [], ...options }: BuildOptions = {}): Promise<string> {
	const folder = buildFolder(name);
	// A list of posts that an earlier build kept would leave out the newest.
	const all = ['build', '--force', ...args, '--outDir', relative(root, folder)];
	const env = { ...(options.env ?? process.env), ...ALLOCATOR };
	const { ok, output } = await runTool('astro', all, { ...options, env });
	if (!ok) throw new Error(output);
	return folder;
}

/** Puts a finished build in the place of `dist/`. @param folder where it lies, in the project. */
export async function replaceDist(folder: string): Promise<void> {
	const dist = join(root, 'dist');
	await rm(dist, { recursive: true, force: true });
	await rename(folder, dist);
}
