// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import attacks from '#testing/attacks.json' with { type: 'json' };
import { decoded, readDescription } from './text.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
	['words of inline elements and blocks', '<p>b<b>old</b></p><p>a<br>b</p><li>c', 'bold a b c'],
	['entities', 'Tom &amp; &eacute;t&#xe9; &#8377;5 &lt;b&gt; &no;', 'Tom & été ₹5 <b> &no;'],
	['comments', 'a<!-- <p>b --> c<!doctype html><![endif]><?xml?> d<!-- e', 'a c d'],
	['what visitors do not read', '<style>p > a{}</style>a<script>"<p>"</script><svg><title>t</title></svg>b', 'a b'],
	['attributes with signs of tags', '<img alt="1 > 2"><a title=\'<b>\' href="x">a</a> 1 < 2 > 1', 'a 1 < 2 > 1'],
	['tags that nothing closes', '<p>a <em>b <img src=x', 'a b'],
])('reads %s', (_what, html, text) => {
	expect(readDescription(html)).toMatchObject({ text, preview: text, length: 10 });
});

it.each([
	['<p>One</p><section><h3>Part <i>1</i></h3></section><p>More</p><h2>Last', 'One Part 1', 'Part 1 Last'],
	['<h2></h2><p>One', 'One', ''],
	['<script></h2></script>One<H2 id="a">Two</H2 >Three', 'One Two', 'Two'],
])('cuts the preview at the first closing heading: %s', (html, preview, headings) => {
	expect(readDescription(html)).toMatchObject({ preview, headings });
});

it.each([
	[
		'Today&#8217;s &amp; tomorrow&#x2019;s &amp;amp; &no; &rupee; <b>&lt;',
		'Today’s & tomorrow’s &amp; &no; &rupee; <b><',
	],
	['Silk&nbsp;&amp;&nbsp;wool &amp;amp; <b>&lt;&gt;', 'Silk\u00a0&\u00a0wool &amp; <b><>'],
])('shows the entities of the title "%s", and leaves its other signs', (title, shown) => {
	expect(decoded(title)).toBe(shown);
});

it('rounds the number of words up to tens, and cuts the preview between words', () => {
	expect(readDescription('<p><img src=a>').length).toBe(0);
	const { length, preview } = readDescription(`<p>${'word '.repeat(501)}`);
	expect([length, preview.length <= 600, preview.endsWith(' word…')]).toEqual([510, true, true]);
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
it.each(['<a "', '<svg', '<!--', '<h2>', "<a b='", '<a <'])('reads a text of many %j', (part) => {
	expect(readDescription(part.repeat(100_000)).preview.length).toBeLessThan(700);
});
