import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/folder.ts';
import { findPlaceholders } from './placeholders.ts';

it('gives file and line of each placeholder, in every folder, in the order of the files', async () => {
	const root = await makeFolder({
		'content/testimonials/home.yaml': '- name: Founder\n  placeholder: true',
		'content/clients.yaml': '- src: a\n  placeholder: true\n- src: b\n- src: c\n  placeholder: true # still',
		'content/notes.txt': 'placeholder: true',
		'content/terms.md': '---\nlink: footer\nplaceholder: true\n---\nplaceholder: true',
	});
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
	expect(findPlaceholders(await makeFolder({ 'content/site.yaml': text }))).toHaveLength(count);
});
