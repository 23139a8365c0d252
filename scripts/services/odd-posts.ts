import { attacks, markedAttacks } from '../../src/testing/attack-cases.ts';
import { website } from './addresses.ts';
import { postsAsWritten } from './posts-as-written.ts';

/** A picture that exists on the backend. */
const webp = '/images/blog/loom.webp';

/** The address of a missing picture. */
const GONE = 'https://gone.example/a.png';

const LONG_TITLE = 'How a loom shop in Ring Road sells by phone '.repeat(12).slice(0, 500).trim();

/** Changes that make a post odd but still valid, keyed by description. */
const ODD: Readonly<Record<string, object>> = {
	'a picture by a path from the root of the backend': { imageUrl: webp },
	'a picture by a path beside the list': { imageUrl: `../..${webp}` },
	'no picture': { imageUrl: undefined },
	'null for its picture': { imageUrl: null },
	'a number for its picture': { imageUrl: 5 },
	'a picture that is gone': { imageUrl: GONE },
	'a picture of http': { imageUrl: 'http://pictures.example/a.png' },
	'a picture of javascript': { imageUrl: 'javascript:window.pwned=1' },
	'tags that nothing closes': {
		description: '<h2>Open <b>and <i>never closed <table><tr><td>cell <ul><li>item <blockquote>quote <p>End of it',
	},
	'tags that nothing has opened': { description: '</p></article></main></body></html><p>End of it</p></div></script>' },
	'a comment that nothing closes': { description: '<p>End of it</p><!-- <p>Not said' },
	'the end of a character block': { description: '<p>]]></p><pre>]]&gt;</pre><p>End of it</p>' },
	'the marks of templates': { description: '<p>{{ 7 * 7 }} ${7} {7} <% 7 %> End of it</p>' },
	'no heading': { description: '<p>One paragraph. End of it</p>' },
	'no text': { description: '' },
	'null for its text': { description: null },
	'a list for its text': { description: ['<p>x</p>'] },
	'a form alone': { description: '<form><input name="email"><button>Send</button></form>' },
	'a word without an end': { description: `<p>${'warpandweft'.repeat(100)}</p><p>End of it</p>` },
	'elements nested too deep': { description: `${'<div><em>'.repeat(2000)}End of it` },
	'a title of 500 characters': { title: LONG_TITLE },
	'a title of 500 letters': { title: 'x'.repeat(500) },
	'a title of emoji': { title: '🪡🧵🧶' },
	'a title in Gujarati': { title: 'સુરતની દુકાન માટે વેબસાઇટ' },
	'a title of HTML': {
		title: `<b onclick="window.pwned=1">Bold</b> & 'more' &amp; <img src=x onerror=window.pwned=1>`,
	},
	'a title that ends a script': { title: '</script><script>window.pwned=1</script><!--' },
	'a title that ends its own element': { title: '</title></h1>"><svg onload=window.pwned=1>' },
	'a title of YAML': { title: '--- # [a]: {b}: "c" | > %' },
	'a title of Markdown': { title: '# **Bold** [a](javascript:b) `c`' },
	'a title of two lines': { title: 'Two\nlines' },
	'a title of control characters': { title: 'Control\u0000\u0008 characters' },
	'the title of a folder’s page': { title: 'Index' },
	'the title of the archive': { title: 'Archive' },
	'a title that is a number': { title: '404' },
	'an _id that is a path': { _id: '../../../etc/passwd', title: '🧶' },
	'a date in the future': { createdAt: '2999-01-01T00:00:00.000Z' },
	'a date without a time': { createdAt: '2025-06-01' },
	'a date before all others': { createdAt: '0001-01-01T00:00:00.000Z' },
	'no date': { createdAt: undefined },
	'a number for its date': { createdAt: 1_769_851_800 },
	'a date that does not exist': { createdAt: '2026-13-45' },
};

const asWritten = Object.entries(postsAsWritten).map(([what, description]): [string, object] => [
	what,
	{ description },
]);

const hostile = Object.entries(attacks).map(([kind, vectors]): [string, object] => [
	`every attack of ${kind}`,
	{ description: `<p>Before it.</p>${vectors.map((html) => `<div>${html}</div>`).join('\n')}` },
]);

const marked = Object.entries(markedAttacks).map(([name, html]): [string, object] => [
	`the attack ${name}`,
	{ title: `${name} ${html}`, description: `<p>Before it.</p>${html}<p>End of it</p>` },
]);

/** Returns a post with one oddity, and with its own `_id`, title and date. */
const oddPost = ([what, changes]: [string, object], number: number) => ({
	_id: `d${String(number).padStart(23, '0')}`,
	title: `A post with ${what}`,
	description: '<p>Beginning of it.</p><h2>A heading</h2><p>End of it</p>',
	createdAt: new Date(Date.UTC(2026, 0, 31) - number * 3_600_000).toISOString(),
	website,
	...changes,
});

/** Valid posts with one oddity each, and posts as editors store them. */
export const oddPosts = [...Object.entries(ODD), ...hostile, ...marked, ...asWritten].map(oddPost);

const whole = oddPost(['nothing odd', {}], 900);

/** What the tests' backend sends besides its sample posts: odd posts, invalid records, and a post of another website. */
export const oddRecords: readonly unknown[] = [
	null,
	'<html>',
	7,
	[],
	{ ...whole, _id: undefined },
	{ ...whole, _id: 'no-title', title: undefined },
	{ ...whole, _id: 'blank-title', title: ' \n' },
	{ ...whole, _id: 'number-title', title: 5 },
	{ ...whole, _id: 'number-website', website: 1 },
	...oddPosts,
	// A duplicate.
	oddPosts[0],
	{ ...whole, _id: 'another-website', title: 'Of another website', website: 'another' },
];
