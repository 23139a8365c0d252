import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder, by their paths in it. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
}

const made: string[] = [];

/** A folder with these files, for a test alone; it goes after the tests of the file. */
export async function makeFolder(files: Files = {}): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'test-'));
	made.push(folder);
	await writeFiles(folder, files);
	return folder;
}

/** A folder with these files that is the folder of the site for the test (see `siteFolder`). */
export async function makeSite(files: Files = {}): Promise<string> {
	const folder = await makeFolder(files);
	vi.stubEnv('SITE_FOLDER', folder);
	return folder;
}

/** Removes the folders of the tests so far. */
export async function removeFolders(): Promise<void> {
	for (const folder of made.splice(0)) await rm(folder, { recursive: true });
}
