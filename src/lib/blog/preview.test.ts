import { describe, expect, it, test } from 'vitest';
import { previewOf } from './preview.ts';
import { readingMinutes } from './build/reading-time.ts';

describe('previewOf', () => {
	test.each([
		['up to and including the first heading', '<p>Before.</p><h2>Heading</h2><p>After</p>', 'Before. Heading'],
		['headings of every level, in capitals too', '<p>a</p><H6 class="x">b</H6 ><p>c', 'a b'],
		['the whole text without a heading', '<p>One</p><p>Two <b>bo</b>ld</p>', 'One Two bold'],
		['an opening heading that is never closed', '<h2>One<p>Two', 'One Two'],
		[
			'entities',
			'<p>A &amp; B&nbsp;&#8211; &#x20B9;5 &lt;b&gt; &eacute; &unknown; &amp;amp;</p>',
			'A & B – ₹5 <b> é &unknown; &amp;',
		],
		[
			'scripts, styles and comments',
			'<style>p{}</style><p>a</p><script>"</h1>"</script><!-- </h1> --><p>b</p><h1>c</h1>d',
			'a b c',
		],
		['a closing heading inside an attribute', '<p title="</h2>">a</p><img alt=\'</h1>\'>b<h2>c</h2>d', 'a b c'],
		['white space', '\n<p>\n  a\t b </p>\n', 'a b'],
		['signs that are no tags', '<p>1 < 2 and <3 and a<b>c</b></p>', '1 < 2 and <3 and ac'],
		['an unclosed tag at the end', '<p>text</p><a href="x', 'text'],
		['an unclosed script', '<p>text</p><script>alert(1)', 'text'],
		['an unclosed comment', '<p>text</p><!-- more', 'text'],
		['no text', '<img src="x">', ''],
		['impossible characters', '&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
		['plain text', 'Only words', 'Only words'],
	])('gives %s', (_name, html, expected) => {
		expect(previewOf(html)).toBe(expected);
	});

	it('is bounded, and cut between words', () => {
		const preview = previewOf('<p>' + 'word '.repeat(1000));
		expect(preview.length).toBeLessThanOrEqual(600);
		expect(preview).toMatch(/ word…$/);
		expect(previewOf('🪡'.repeat(1000))).toBe('🪡'.repeat(599) + '…');
		expect(previewOf('one two three', 9)).toBe('one two…');
	});

	it('reads 1,000 posts of 10 KB quickly, hostile ones too', () => {
		const bodies = [
			'<p>Some words of a post.</p>'.repeat(360),
			'<'.repeat(10_000),
			'<a "'.repeat(2500),
			'&'.repeat(10_000),
		];
		const start = performance.now();
		for (let round = 0; round < 250; round++) for (const body of bodies) previewOf(body);
		expect(performance.now() - start).toBeLessThan(5000);
	});
});

describe('readingMinutes', () => {
	test.each([
		['', 1],
		['<p>' + 'word '.repeat(250) + '</p>', 1],
		['<p>' + 'word '.repeat(500) + '</p>', 3],
		['<p>' + 'word '.repeat(800) + '</p>', 4],
	])('counts 200 words a minute (%#)', (html, minutes) => {
		expect(readingMinutes(html)).toBe(minutes);
	});
});
