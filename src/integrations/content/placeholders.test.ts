import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

let root: string;
const write = (name: string, ...lines: string[]) => writeFile(join(root, 'content', name), lines.join('\n'));

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'placeholders-'));
	await mkdir(join(root, 'content', 'testimonials'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe('findPlaceholders', () => {
	it('gives file and line of each, in every folder, in the order of the files', async () => {
		await write('testimonials/home.yaml', '- name: Founder', '  placeholder: true');
		await write(
			'clients.yaml',
			'- src: a',
			'  placeholder: true',
			'- src: b',
			'- src: c',
			'  placeholder: true # still',
		);
		expect(await findPlaceholders(root)).toEqual([
			{ file: 'content/clients.yaml', line: 2 },
			{ file: 'content/clients.yaml', line: 5 },
			{ file: 'content/testimonials/home.yaml', line: 2 },
		]);
	});

	it.each([
		['in braces', 'phone: { display: x, placeholder: true }'],
		['with more space', 'phone:\n  placeholder:   true'.replace('\n  ', ' { ') + ' }'],
		['in capitals, as YAML allows', 'placeholder: TRUE'],
		['in quotes', '"placeholder": true'],
	])('finds one %s', async (_name, text) => {
		await write('site.yaml', text);
		expect(await findPlaceholders(root)).toEqual([{ file: 'content/site.yaml', line: 1 }]);
	});

	it.each([
		['a comment', '# placeholder: true'],
		['a text', 'text: >-\n  Delete\n  placeholder: true'],
		['a quoted text', 'placeholder: "true"'],
		['a record that is done', 'placeholder: false'],
		['another field', 'email:\n  placeholder: Your email'],
	])('passes over %s', async (_name, text) => {
		await write('site.yaml', text);
		expect(await findPlaceholders(root)).toEqual([]);
	});

	it('reads YAML files only', async () => {
		await write('notes.txt', 'placeholder: true');
		expect(await findPlaceholders(root)).toEqual([]);
	});
});
