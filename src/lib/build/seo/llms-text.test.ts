import { expect, it } from 'vitest';
import { llmsText } from './llms-text.ts';

it('names and describes the agency, lists its pages one per line, and leaves out empty lists', () => {
	const about = { title: 'About', url: 'https://www.example.com/about.md', description: 'Who we are.' };
	const lists = [
		{ title: 'Pages', entries: [about, { ...about, title: 'Arrays [1] and *stars*' }] },
		{ title: 'Empty', entries: [] },
		{ title: 'Blog', entries: [about] },
	];
	expect(llmsText({ name: 'Infotech', summary: 'An agency.', text: 'As Markdown.', lists })).toBe(`# Infotech

> An agency.

As Markdown.

## Pages

- [About](https://www.example.com/about.md): Who we are.
- [Arrays \\[1\\] and \\*stars\\*](https://www.example.com/about.md): Who we are.

## Blog

- [About](https://www.example.com/about.md): Who we are.
`);
});
