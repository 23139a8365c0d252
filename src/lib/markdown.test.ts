import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { findUnreadMark, htmlOf } from './markdown.ts';
import markdowns from './markdown.test.json' with { type: 'json' };

test.each(markdowns.signs)('keeps signs that nobody means as marks, and marks that are meant: %s', (markdown, html) => {
	expect(htmlOf(markdown)).toBe(`<p>${html}</p>\n`);
});

test.each(markdowns.unread)('finds marks that stay text: $markdown', ({ markdown, unread }) => {
	expect(findUnreadMark(markdownToHtml(markdown).html)?.split(' is shown like this')[0]).toBe(unread);
});
