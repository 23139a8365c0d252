import { expect, it } from 'vitest';
import { llmsText } from './llms-text.ts';

const about = { title: 'About', url: 'https://www.example.com/about.md', description: 'Who we are.' };

it('names the agency, says what it is and lists its pages, one a line', () => {
	const posts = [
		{ title: 'Arrays [1] and *stars*', url: 'https://www.example.com/blog/a.md', description: 'On code.' },
	];
	const lists = [
		{ title: 'Pages', entries: [about, { ...about, title: 'Contact' }] },
		{ title: 'Blog', entries: posts },
	];
	expect(llmsText({ name: 'Infotech', summary: 'An agency.', text: 'As Markdown.', lists })).toBe(`# Infotech

> An agency.

As Markdown.

## Pages

- [About](https://www.example.com/about.md): Who we are.
- [Contact](https://www.example.com/about.md): Who we are.

## Blog

- [Arrays \\[1\\] and \\*stars\\*](https://www.example.com/blog/a.md): On code.
`);
});

it('leaves out a list that would be empty', () => {
	const lists = [
		{ title: 'Blog', entries: [] },
		{ title: 'Pages', entries: [about] },
	];
	expect(llmsText({ name: 'Infotech', summary: 'An agency.', text: 'As Markdown.', lists })).not.toContain('Blog');
});
