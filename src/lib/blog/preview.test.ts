import { describe, expect, it, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';
import { previewOf } from './preview.ts';

describe('previewOf', () => {
	test.each([
		['up to and including the first heading', '<p>Before.</p><h2>Heading</h2><p>After</p>', 'Before. Heading'],
		['headings of every level, in capitals too', '<p>a</p><H6 class="x">b</H6 ><p>c', 'a b'],
		['the whole text without a heading', '<p>One</p><p>Two <b>bo</b>ld</p>', 'One Two bold'],
		['an opening heading that is never closed', '<h2>One<p>Two', 'One Two'],
		[
			'entities',
			'<p>A &amp; B&nbsp;&#8211; &#x20B9;5 &lt;b&gt; &eacute;&apos; &unknown; &toString; &amp;amp;</p>',
			"A & B – ₹5 <b> é' &unknown; &toString; &amp;",
		],
		[
			'no scripts, styles and comments',
			'<style>p{}</style><p>a</p><script>"<h1 \'</h1>"</script><!-- </h1> --><p>b</p><h1>c</h1>d',
			'a b c',
		],
		['a closing heading inside an attribute', '<p title="</h2>">a</p><img alt=\'</h1\'>b<h2>c</h2>d', 'a b c'],
		['white space', '\n<p>\n  a\t b </p>\n', 'a b'],
		['signs that are no tags', "<p it's>1 < 2 and <3 and a<b>c</b></p>", '1 < 2 and <3 and ac'],
		['an unclosed tag at the end', '<p>text</p><a href="x', 'text'],
		['an unclosed script', '<p>text</p><script>alert(1)', 'text'],
		['an unclosed comment', '<p>text</p><!-- more', 'text'],
		['impossible characters', '&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
	])('gives %s', (_name, html, expected) => {
		expect(previewOf(html)).toBe(expected);
	});

	it('is bounded, and cut between words', () => {
		const preview = previewOf('<p>' + 'word '.repeat(1000));
		expect(preview.length).toBeLessThanOrEqual(600);
		expect(preview).toMatch(/ word…$/);
	});

	it.each(['<', '<a "', '<a ="', '&', '<!--', '<svg>', '<svg '])('is not stopped by many of %j', (text) => {
		expect(previewOf(`word ${text.repeat(100_000)}`)).toMatch(/^word/);
	});
});

test.each([
	['', 1],
	['<p>' + 'word '.repeat(250) + '</p>', 1],
	['<p>' + 'word '.repeat(500) + '</p>', 3],
])('200 words take a minute to read (%#)', (html, minutes) => {
	expect(readingMinutes(html)).toBe(minutes);
});
