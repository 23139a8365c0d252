// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import attacks from '#testing/attacks.json' with { type: 'json' };
import { decoded, readDescription } from './text.ts';
import rows from './text.test.json' with { type: 'json' };

afterEach(() => vi.unstubAllGlobals());

it.each(rows.read)('reads %s', (_what, html, text) => {
	expect(readDescription(html)).toMatchObject({ text, preview: text, length: 1 });
});

it.each(rows.previews)('cuts the preview at the first closing heading: %s', (html, preview, headings) => {
	expect(readDescription(html)).toMatchObject({ preview, headings });
});

it.each(rows.titles)('shows the entities of the title "%s", and leaves its other signs', (title, shown) => {
	expect(decoded(title)).toBe(shown);
});

it('rounds the time that reading takes up to minutes, and cuts the preview between words', () => {
	expect(readDescription('<p><img src=a>').length).toBe(0);
	const { length, preview } = readDescription(`<p>${'word '.repeat(501)}`);
	expect([length, preview.length <= 600, preview.endsWith(' word…')]).toEqual([3, true, true]);
});

it('lets the parser see no tag, whatever is in a text', () => {
	const seen: string[] = [];
	const parser = { parseFromString: (html: string) => (seen.push(html), document) } as unknown as DOMParser;
	for (const html of [...Object.values(attacks.byKind), Object.values(attacks.marked)].flat())
		readDescription(`${html} &eacute;`, parser);
	expect(seen.length).toBeGreaterThan(50);
	expect(seen.join('')).not.toContain('<');
});

// In a time that grows with the square of the length, these texts would take minutes.
it.each(rows.many)('reads a text of many %j', (part) => {
	expect(readDescription(part.repeat(100_000)).preview.length).toBeLessThan(700);
});
