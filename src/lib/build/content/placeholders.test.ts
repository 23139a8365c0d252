import { expect, it } from 'vitest';
import { parseContent } from './model.ts';
import { findPlaceholders } from './placeholders.ts';

const placeholdersIn = (files: Readonly<Record<string, string>>) =>
	findPlaceholders(parseContent(Object.entries(files).map(([name, text]) => ({ name, text }))));

it('lists the file and line of each placeholder, in the order of the files', () => {
	expect(
		placeholdersIn({
			'clients.yaml': '- src: a\n  placeholder: true\n- src: b\n- src: c\n  placeholder: true # still',
			'notes.yaml': 'placeholder: true',
			'pages/terms.md': '---\nlink: footer\nplaceholder: true\n---\nplaceholder: true',
			'testimonials/home.yaml': '- name: Founder\n  placeholder: true',
		}),
	).toEqual([
		{ file: 'content/clients.yaml', line: 2 },
		{ file: 'content/clients.yaml', line: 5 },
		{ file: 'content/pages/terms.md', line: 3 },
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
])('counts only real placeholder fields: %j has %i', (text, count) => {
	expect(placeholdersIn({ 'site.yaml': text })).toHaveLength(count);
});
