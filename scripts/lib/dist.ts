import { rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../bootstrap.mjs';
import { ALLOCATOR, buildFolder } from './build.ts';
import { runTool } from './process.ts';

interface BuildOptions {
	/** Additional arguments for Astro. */
	args?: readonly string[];
	/** The complete environment of the build. */
	env?: NodeJS.ProcessEnv;
	/** Whether to show the output while the build runs. */
	live?: boolean;
}

/**
 * Builds the site outside `dist/`.
 * @param name the build's folder inside `.local`.
 * @throws the output of a failed build.
 */
export async function buildApart(name: string, { args = [], ...options }: BuildOptions = {}): Promise<string> {
	const folder = buildFolder(name);
	// Uses `--force`, because a cached list of posts would lack the newest posts.
	const all = ['build', '--force', ...args, '--outDir', relative(root, folder)];
	const env = { ...(options.env ?? process.env), ...ALLOCATOR };
	const { ok, output } = await runTool('astro', all, { ...options, env });
	if (!ok) throw new Error(output);
	return folder;
}

/**
 * Replaces `dist/` with a finished build.
 * @param folder the build's folder, inside the project.
 */
export async function replaceDist(folder: string): Promise<void> {
	const dist = join(root, 'dist');
	await rm(dist, { recursive: true, force: true });
	await rename(folder, dist);
}
