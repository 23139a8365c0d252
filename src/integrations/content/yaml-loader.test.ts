import { join } from 'node:path';
import { z } from 'astro/zod';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../testing/folder.ts';
import { runLoader } from '../testing/run-astro.ts';
import { yamlFile } from './yaml-loader.ts';

const thing = z.strictObject({ name: z.string() });
let root: string;
const write = (text: string) => writeFiles(root, { 'content/things.yaml': text });

beforeEach(async () => {
	root = await makeFolder();
});

it('keeps the order of a long list in its ids', async () => {
	const names = Array.from('zyxwvutsrqponm');
	await write(names.map((name) => `- name: ${name}\n`).join(''));
	const { entries } = await runLoader(yamlFile('things.yaml', z.array(thing)), root);
	const sorted = entries().toSorted((a, b) => a.id.localeCompare(b.id));
	expect(sorted.map(({ data }) => data['name'])).toEqual(names);
});

it('calls a single record main', async () => {
	await write('name: Infotech\n');
	const { entries } = await runLoader(yamlFile('things.yaml', thing), root);
	expect(entries()).toEqual([{ id: 'main', data: { name: 'Infotech' } }]);
});

it('reads the file again when it changes, and says what is wrong instead of losing the last right version', async () => {
	const said = vi.spyOn(console, 'error').mockImplementation(() => {});
	await write('name: before\n');
	const { entries, watcher } = await runLoader(yamlFile('things.yaml', thing), root, { isDevelopment: true });
	const path = join(root, 'content', 'things.yaml');
	await write('nam: wrong\n');
	watcher.emit('change', path);
	await vi.waitFor(() => {
		expect(said).toHaveBeenCalledWith(expect.stringContaining('content/things.yaml:1 · nam: found an unknown field'));
	});
	expect(entries()).toEqual([{ id: 'main', data: { name: 'before' } }]);
	await write('name: after\n');
	watcher.emit('change', path);
	await vi.waitFor(() => expect(entries()).toEqual([{ id: 'main', data: { name: 'after' } }]));
});
