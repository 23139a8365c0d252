import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { findUnreadLink, keepTildes } from './markdown.ts';
import markdowns from './markdown.test.json' with { type: 'json' };

test.each(markdowns.tildes)('one tilde strikes nothing through, two do: %s', (markdown, html) => {
	expect(markdownToHtml(markdown, { mdastPlugins: [keepTildes] }).html).toBe(`<p>${html}</p>\n`);
});

test.each(markdowns.links)('finds links and pictures that stay text: $markdown', ({ markdown, unread }) => {
	expect(findUnreadLink(markdownToHtml(markdown).html)?.split(' is shown like this')[0]).toBe(unread);
});
