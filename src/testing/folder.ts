import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder. The keys of `files` are relative paths. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
}

const made: string[] = [];

/** Makes a folder with these files; the folder is deleted after the last test in the test file. */
export async function makeFolder(files: Files = {}): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'test-'));
	made.push(folder);
	await writeFiles(folder, files);
	return folder;
}

/** Deletes the folders made so far. */
export async function removeFolders(): Promise<void> {
	for (const folder of made.splice(0)) await rm(folder, { recursive: true });
}
