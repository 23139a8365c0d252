import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPlaceholders } from './placeholders.ts';

let root: string;
const write = (name: string, ...lines: string[]) => writeFile(join(root, 'content', name), lines.join('\n'));

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'placeholders-'));
	await mkdir(join(root, 'content', 'testimonials'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

it('gives file and line of each placeholder, in every folder, in the order of the files', async () => {
	await write('testimonials/home.yaml', '- name: Founder', '  placeholder: true');
	await write('clients.yaml', '- src: a', '  placeholder: true', '- src: b', '- src: c', '  placeholder: true # still');
	await write('notes.txt', 'placeholder: true');
	await write('terms.md', '---', 'link: footer', 'placeholder: true', '---', 'placeholder: true');
	expect(findPlaceholders(root)).toEqual([
		{ file: 'content/clients.yaml', line: 2 },
		{ file: 'content/clients.yaml', line: 5 },
		{ file: 'content/terms.md', line: 3 },
		{ file: 'content/testimonials/home.yaml', line: 2 },
	]);
});

it.each([
	['phone: { display: x, placeholder: true }', 1],
	['placeholder: TRUE', 1],
	['"placeholder": true', 1],
	['# placeholder: true', 0],
	['text: >-\n  Delete\n  placeholder: true', 0],
	['placeholder: "true"', 0],
	['placeholder: false', 0],
	['email:\n  placeholder: Your email', 0],
])('reads YAML as it is meant: %j has %i', async (text, count) => {
	await write('site.yaml', text);
	expect(findPlaceholders(root)).toHaveLength(count);
});
