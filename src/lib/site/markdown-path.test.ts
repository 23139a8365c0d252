import { expect, it } from 'vitest';
import { markdownPath } from './markdown-path.ts';

it.each([
	['/', '/index.md'],
	['/about', '/about.md'],
	['/services/seo', '/services/seo.md'],
])('the Markdown of %s lies at %s', (path, expected) => {
	expect(markdownPath(path)).toBe(expected);
});
