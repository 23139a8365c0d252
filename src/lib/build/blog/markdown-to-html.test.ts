import { expect, it } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';
import { cleanNow } from '../../blog/clean-at-build.ts';

it.each([
	['# A\n\n## B\n\n# C', '<h3>A</h3>\n<h4>B</h4>\n<h3>C</h3>'],
	// No level may be skipped, because readers who navigate by headings would look for the missing level.
	['## A\n\n##### B\n\n### C', '<h3>A</h3>\n<h4>B</h4>\n<h4>C</h4>'],
	['#### A\n\n# B', '<h3>A</h3>\n<h3>B</h3>'],
])('places the headings of %j below the heading of the page', (markdown, html) => {
	expect(markdownToHtml(markdown, 3)).toBe(html);
});

it('keeps the heading levels of a post', () => {
	expect(markdownToHtml('# A\n\n### B')).toBe('<h1>A</h1>\n<h3>B</h3>');
});

it('links a footnote and its references to each other, even in the cleaned text', () => {
	const html = markdownToHtml('Said.[^a] Again.[^a]\n\n[^a]: Counted by hand.');
	const { html: clean } = cleanNow(html, { listUrl: '/', base: '/', idPrefix: 'post-' });
	const [ids, links] = [/ id="([^"]+)"/g, / href="#([^"]+)"/g].map((pattern) =>
		[...clean.matchAll(pattern)].map(([, name]) => name),
	);
	expect(links).toEqual(['post-fn-a', 'post-fn-a', 'post-fnref-a', 'post-fnref-a-2']);
	expect(ids).toEqual(expect.arrayContaining(links ?? []));
	expect(clean).toMatch(/<h2 id="post-footnote-label">.+<\/h2>/);
	expect(clean.match(/aria-label="[^"]+"/g)).toHaveLength(2);
});
