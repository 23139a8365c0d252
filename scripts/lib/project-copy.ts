import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

const parts = ['content', 'public', 'src', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project; without the caches, which Astro keeps beside the packages, the packages are linked one by one. */
export async function copyProject(folder: string, withCaches: boolean): Promise<void> {
	await mkdir(folder, { recursive: true });
	for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
	if (withCaches) {
		await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
		return;
	}
	await mkdir(join(folder, 'node_modules'));
	const packages = await readdir(join(root, 'node_modules'));
	for (const name of packages.filter((entry) => !['.astro', '.vite', '.cache'].includes(entry))) {
		await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
	}
}
