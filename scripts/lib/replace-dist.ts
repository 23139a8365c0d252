import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

/** Puts a finished build in the place of `dist/`. @param folder where it lies, in the project. */
export async function replaceDist(folder: string): Promise<void> {
	const dist = join(root, 'dist');
	await rm(dist, { recursive: true, force: true });
	await rename(folder, dist);
}
