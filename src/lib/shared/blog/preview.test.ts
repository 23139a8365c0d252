import { expect, it } from 'vitest';
import { minutesFor } from './plain-text.ts';
import { cutAtSentence, cutAtWord, previewOf } from './preview.ts';

it.each([
	['up to and including the first heading', '<p>Before.</p><h2>Heading</h2><p>After</p>', 'Before. Heading'],
	['headings of every level, in capitals too', '<p>a</p><H6 class="x">b</H6 ><p>c', 'a b'],
	['the whole text without a heading', '<p>One</p><p>Two <b>bo</b>ld</p>', 'One Two bold'],
	['an opening heading that is never closed', '<h2>One<p>Two', 'One Two'],
	['entities', 'A &amp; B&nbsp;&#8211; &#x20B9;5 &lt;b&gt; &eacute;&apos; &amp;amp;', "A & B – ₹5 <b> é' &amp;"],
	['what is no entity', '&unknown; &toString;', '&unknown; &toString;'],
	['impossible characters', '&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
	['no styles and scripts', '<style>p{}</style>a<script>"<h1 \'</h1>"</script><p>b</p><h1>c</h1>d', 'a b c'],
	['no comments', 'a<!-- </h1> --> b', 'a b'],
	['a closing heading inside an attribute', '<p title="</h2>">a</p><img alt=\'</h1\'>b<h2>c</h2>d', 'a b c'],
	['white space', '\n<p>\n  a\t b </p>\n', 'a b'],
	['signs that are no tags', "<p it's>1 < 2 and <3 and a<b>c</b></p>", '1 < 2 and <3 and ac'],
	['an unclosed tag at the end', '<p>text</p><a href="x', 'text'],
	['an unclosed script', '<p>text</p><script>alert(1)', 'text'],
	['an unclosed comment', '<p>text</p><!-- more', 'text'],
])('the preview of a post gives %s', (_name, html, expected) => {
	expect(previewOf(html)).toBe(expected);
});

it('the preview of a post is bounded, and cut between words', () => {
	const preview = previewOf('<p>' + 'word '.repeat(1000));
	expect(preview.length).toBeLessThanOrEqual(600);
	expect(preview).toMatch(/ word…$/);
});

it.each(['<', '<a "', '<a ="', '&', '<!--', '<svg>', '<svg '])('is not stopped by many of %j', (text) => {
	expect(previewOf(`word ${text.repeat(100_000)}`)).toMatch(/^word/);
});

it.each([
	['one two three', 13, 'one two three'],
	['one two three', 12, 'one two…'],
	['Stop here, please', 12, 'Stop here…'],
	['unbreakable', 5, 'unbr…'],
	['a verylongword', 10, 'a verylon…'],
	['🪡🪡🪡🪡', 4, '🪡🪡🪡🪡'],
	['🪡🪡🪡🪡', 3, '🪡🪡…'],
	['', 5, ''],
])('cuts "%s" to %i characters as "%s"', (text, limit, expected) => {
	expect(cutAtWord(text, limit)).toBe(expected);
});

it.each([
	['One. Two.', 9, 'One. Two.'],
	['It works. It is fast. It costs little.', 30, 'It works. It is fast.'],
	["Ask 'why?' twice. Then answer.", 20, "Ask 'why?' twice."],
	['Is it? It is a long sentence about looms.', 30, 'Is it? It is a long sentence…'],
	['Version 2.5 of the loom is out and runs.', 30, 'Version 2.5 of the loom is…'],
	['', 5, ''],
])('cuts "%s" to sentences of at most %i characters as "%s"', (text, limit, expected) => {
	expect(cutAtSentence(text, limit)).toBe(expected);
});

it.each([
	[0, 1],
	[250, 1],
	[500, 3],
])('%i words take %i minutes to read', (count, minutes) => {
	expect(minutesFor('word '.repeat(count).trim())).toBe(minutes);
});
