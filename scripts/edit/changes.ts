import { execa } from 'execa';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { frontMatter } from '../../src/lib/content/front-matter.ts';
import type { ChangedFile, Published } from '../../src/editing/desk.ts';
import { FOLDERS } from './files.ts';

const git = (root: string, ...args: string[]) =>
	execa('git', args, { cwd: root, reject: false, stripFinalNewline: false });

/** Each text of a file by the way to it. */
function textsOf(file: string, source: string): Map<string, string> {
	const texts = new Map<string, string>();
	const parts = /\.(md|html)$/.test(file) ? frontMatter(source) : { head: source, body: '' };
	const walk = (value: unknown, path: string): void => {
		if (typeof value !== 'object' || value === null) texts.set(path, String(value ?? ''));
		else
			for (const [key, entry] of Object.entries(value))
				walk(entry, path ? `${path} › ${/^\d+$/.test(key) ? Number(key) + 1 : key}` : key);
	};
	walk(parts && parse(parts.head), '');
	if (parts?.body)
		for (const [index, line] of parts.body
			.trim()
			.split(/\n{2,}/)
			.entries())
			texts.set(`text › ${index + 1}`, line);
	return texts;
}

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
			const before = textsOf(file, (await git(root, 'show', `HEAD:${file}`)).stdout);
			const after = textsOf(file, await readFile(join(root, file), 'utf8'));
			const names = [...new Set([...before.keys(), ...after.keys()])].filter(
				(name) => before.get(name) !== after.get(name),
			);
			const fields = names.map((field) => ({ field, before: before.get(field) ?? '', after: after.get(field) ?? '' }));
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
