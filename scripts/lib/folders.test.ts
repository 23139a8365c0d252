// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences, hashesOf } from './folders.ts';

it('names each file that two folders do not share to the byte', async () => {
	const top = await mkdtemp(join(tmpdir(), 'folders-'));
	for (const [folder, files] of Object.entries({
		first: { 'a.html': 'a', 'in/b.html': 'b', 'old.html': 'c' },
		second: { 'a.html': 'a', 'in/b.html': 'b ', 'new.html': 'c' },
	})) {
		await mkdir(join(top, folder, 'in'), { recursive: true });
		for (const [file, text] of Object.entries(files)) await writeFile(join(top, folder, file), text);
	}
	const [first, second] = [await hashesOf(join(top, 'first')), await hashesOf(join(top, 'second'))];
	await rm(top, { recursive: true });
	expect(differences(first, second)).toEqual([
		'in/b.html: differs',
		'new.html: only in the second build',
		'old.html: only in the first build',
	]);
	expect(differences(first, first)).toEqual([]);
});
