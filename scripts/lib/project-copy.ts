import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

const parts = ['content', 'public', 'src', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Astro's and Vite's caches in node_modules. */
const caches = ['.astro', '.vite', '.cache'];

/**
 * Copies the project without its caches. Links to each package instead of copying it.
 * @param more additional files and folders to copy, which a build does not need.
 */
export async function copyProject(folder: string, more: readonly string[] = []): Promise<void> {
	const modules = join(folder, 'node_modules');
	await mkdir(modules, { recursive: true });
	for (const part of [...parts, ...more]) await cp(join(root, part), join(folder, part), { recursive: true });
	for (const name of await readdir(join(root, 'node_modules')))
		if (!caches.includes(name)) await symlink(join(root, 'node_modules', name), join(modules, name), 'junction');
}
