import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLoader } from '../testing/run-loader.ts';
import { yamlFile } from './yaml-loader.ts';

let root: string;
const path = () => join(root, 'content', 'list.yaml');
const write = (text: string) => writeFile(path(), text);
const load = () => runLoader(yamlFile('list.yaml'), root, { isDevelopment: true });

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'yaml-'));
	await mkdir(join(root, 'content'));
});
afterEach(() => rm(root, { recursive: true }));

describe('yamlFile', () => {
	it('keeps the order of a list in the ids', async () => {
		await write('- name: z\n- name: a\n');
		const { entries } = await load();
		expect(entries()).toEqual([
			{ id: '001', data: { name: 'z' } },
			{ id: '002', data: { name: 'a' } },
		]);
	});

	it('sorts a long list rightly by its ids', async () => {
		await write(Array.from({ length: 12 }, (_, index) => `- number: ${index}\n`).join(''));
		const { entries } = await load();
		const sorted = entries().toSorted((a, b) => a.id.localeCompare(b.id));
		expect(sorted.map(({ data }) => data['number'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	});

	it('calls a single record main', async () => {
		await write('name: Infotech\n');
		expect((await load()).entries()).toEqual([{ id: 'main', data: { name: 'Infotech' } }]);
	});

	it('drops what an earlier build has kept', async () => {
		await write('- name: a\n');
		const before = new Map([['002', { id: '002', data: { name: 'gone' } }]]);
		const { entries } = await runLoader(yamlFile('list.yaml'), root, { stored: before });
		expect(entries().map(({ id }) => id)).toEqual(['001']);
	});

	it.each([
		['a file that is missing', undefined],
		['broken YAML', '- name: [a'],
		['plain text', 'just words'],
		['a list of texts', '- a\n- b'],
	])('throws for %s', async (_name, text) => {
		if (text !== undefined) await write(text);
		await expect(load()).rejects.toThrow();
	});
});

describe('yamlFile on a development server', () => {
	it('reads the file again when it changes, and only this one', async () => {
		await write('- name: a\n');
		const { entries, watcher } = await load();
		await write('- name: b\n');
		watcher.emit('change', join(root, 'content', 'other.yaml'));
		watcher.emit('change', path());
		await vi.waitFor(() => expect(entries()).toEqual([{ id: '001', data: { name: 'b' } }]));
	});

	it.each([
		['broken YAML', '- name: [b'],
		['a record that the schema refuses', '- name: b\n- isWrong: true\n'],
	])('keeps the last right version and says so after %s', async (_name, text) => {
		await write('- name: a\n');
		const { entries, messages, watcher } = await load();
		await write(text);
		watcher.emit('change', path());
		await vi.waitFor(() => expect(messages).toEqual([expect.stringContaining('content/list.yaml: ')]));
		expect(entries()).toEqual([{ id: '001', data: { name: 'a' } }]);
	});
});
