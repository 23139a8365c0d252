import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/*
 * Imitates the folder picker, because tests cannot use the browser's dialog. The page gets a private folder in the
 * browser's storage, which contains copies of the project's files. After each save, changed files are copied back to
 * the project.
 */

const FOLDERS = ['content', 'src/assets', 'public/images/blog'];

const filesIn = (root: string, folders: readonly string[] = FOLDERS): string[] =>
	folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
	);

/** Copies the project's files into the page's folder. */
export async function copyIn(page: Page, root: string): Promise<void> {
	const files = filesIn(root).map((file): [string, string] => [file, readFileSync(join(root, file), 'base64')]);
	await page.evaluate(async (list) => {
		const top = await navigator.storage.getDirectory();
		for await (const [name] of top.entries()) await top.removeEntry(name, { recursive: true });
		await top.getDirectoryHandle('.git', { create: true });
		for (const [file, content] of list) {
			const names = file.split('/');
			const last = names.pop() ?? '';
			let folder = top;
			for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
			const writer = await (await folder.getFileHandle(last, { create: true })).createWritable();
			await writer.write(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
			await writer.close();
		}
	}, files);
}

/**
 * Copies the page's changes into the project.
 * @returns the changed files.
 */
export async function copyOut(page: Page, root: string, folders: readonly string[] = FOLDERS): Promise<string[]> {
	const files = await page.evaluate(async (folders) => {
		const found: [string, string][] = [];
		const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
			for await (const [name, handle] of folder.entries()) {
				const file = `${path}/${name}`;
				if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, file);
				else {
					const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
					found.push([file, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
				}
			}
		};
		for (const path of folders) {
			let folder = await navigator.storage.getDirectory();
			for (const name of path.split('/')) folder = await folder.getDirectoryHandle(name);
			await walk(folder, path);
		}
		return found;
	}, folders);
	const now = new Map(files);
	const gone = filesIn(root, folders).filter((file) => !now.has(file));
	const written = files.filter(
		([file, content]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'base64') !== content,
	);
	for (const file of gone) rmSync(join(root, file));
	for (const [file, content] of written) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), content, 'base64');
	}
	return [...gone, ...written.map(([file]) => file)].sort();
}

/** Makes the folder picker return the page's private folder. */
export async function pickFolder(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
	});
}
