import { expect, it } from 'vitest';
import { minutesFor } from './plain-text.ts';
import { cutAtWord, previewOf } from './preview.ts';

it.each([
	['ends with the first heading', '<p>Before.</p><h2>Heading</h2><p>After</p>', 'Before. Heading'],
	['recognises headings of every level, even in capitals', '<p>a</p><H6 class="x">b</H6 ><p>c', 'a b'],
	['is the whole text if there is no heading', '<p>One</p><p>Two <b>bo</b>ld</p>', 'One Two bold'],
	['includes the text after an unclosed heading', '<h2>One<p>Two', 'One Two'],
	[
		'decodes entities',
		'A &amp; B&nbsp;&#8211; &#x20B9;5 &lt;b&gt; &eacute;&apos; &amp;amp;',
		"A & B – ₹5 <b> é' &amp;",
	],
	['keeps text that only looks like an entity', '&unknown; &toString;', '&unknown; &toString;'],
	['replaces impossible characters', '&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
	['leaves out styles and scripts', '<style>p{}</style>a<script>"<h1 \'</h1>"</script><p>b</p><h1>c</h1>d', 'a b c'],
	['leaves out comments', 'a<!-- </h1> --> b', 'a b'],
	['ignores a closing heading inside an attribute', '<p title="</h2>">a</p><img alt=\'</h1\'>b<h2>c</h2>d', 'a b c'],
	['collapses white space', '\n<p>\n  a\t b </p>\n', 'a b'],
	['keeps signs that are not tags', "<p it's>1 < 2 and <3 and a<b>c</b></p>", '1 < 2 and <3 and ac'],
	['drops an unclosed tag at the end', '<p>text</p><a href="x', 'text'],
	['drops an unclosed script', '<p>text</p><script>alert(1)', 'text'],
	['drops an unclosed comment', '<p>text</p><!-- more', 'text'],
])('the preview of a post %s', (_name, html, expected) => {
	expect(previewOf(html)).toBe(expected);
});

it('the preview of a post is at most 600 characters long, cut between words', () => {
	const preview = previewOf('<p>' + 'word '.repeat(1000));
	expect(preview.length).toBeLessThanOrEqual(600);
	expect(preview).toMatch(/ word…$/);
});

it.each(['<', '<a "', '<a ="', '&', '<!--', '<svg>', '<svg '])(
	'the preview of a post copes with 100,000 repetitions of %j',
	(text) => {
		expect(previewOf(`word ${text.repeat(100_000)}`)).toMatch(/^word/);
	},
);

it.each([
	['one two three', 13, 'one two three'],
	['one two three', 12, 'one two…'],
	['Stop here, please', 12, 'Stop here…'],
	['unbreakable', 5, 'unbr…'],
	['a verylongword', 10, 'a verylon…'],
	['🪡🪡🪡🪡', 4, '🪡🪡🪡🪡'],
	['🪡🪡🪡🪡', 3, '🪡🪡…'],
	['', 5, ''],
])('cuts "%s" at %i characters to "%s"', (text, limit, expected) => {
	expect(cutAtWord(text, limit)).toBe(expected);
});

it.each([
	[0, 1],
	[250, 1],
	[500, 3],
])('%i words take %i minutes to read', (count, minutes) => {
	expect(minutesFor('word '.repeat(count).trim())).toBe(minutes);
});
