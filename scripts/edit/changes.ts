import { execa } from 'execa';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedFile, Published } from '../../src/editing/contract.ts';
import { fieldsThatDiffer } from '../../src/editing/differences.ts';
import { FOLDERS } from './files.ts';

const git = (root: string, ...args: string[]) =>
	execa('git', args, { cwd: root, reject: false, stripFinalNewline: false });

/** What is not published yet. */
export async function changesOf(root: string): Promise<ChangedFile[]> {
	const { stdout } = await git(root, 'status', '--porcelain', '-z', '--no-renames', '-uall', '--', ...FOLDERS);
	const rows = stdout
		.split('\0')
		.filter(Boolean)
		.map((row) => ({ state: row.slice(0, 2), file: row.slice(3) }));
	return Promise.all(
		rows.map(async ({ state, file }): Promise<ChangedFile> => {
			const what = state.includes('D') ? 'deleted' : /[?A]/.test(state) ? 'new' : 'changed';
			if (what !== 'changed' || !/\.(yaml|md|html)$/.test(file)) return { file, what, fields: [] };
			const before = (await git(root, 'show', `HEAD:${file}`)).stdout;
			const fields = fieldsThatDiffer(file, before, await readFile(join(root, file), 'utf8'));
			return { file, what, fields };
		}),
	);
}

/**
 * Publishes what has changed.
 * @param sentence what the history says of it.
 * @param check the gate of content; it says what is wrong, or nothing.
 */
export async function publish(root: string, sentence: string, check: () => Promise<string>): Promise<Published> {
	const report = await check();
	if (report) return { ok: false, step: 'check', report };
	const files = (await changesOf(root)).map(({ file }) => file);
	await git(root, 'add', '--all', '--', ...files);
	const commit = await git(root, 'commit', '--quiet', '-m', sentence, '--', ...files);
	if (commit.failed) return { ok: false, step: 'commit', report: `${commit.stdout}${commit.stderr}` };
	const push = await execa('git', ['push'], {
		cwd: root,
		reject: false,
		env: { GIT_TERMINAL_PROMPT: '0' },
		timeout: 60_000,
	});
	return { ok: !push.failed, step: 'push', report: push.failed ? push.stderr : '' };
}
