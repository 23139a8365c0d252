import { describe, expect, it } from 'vitest';
import { textOf } from './testing/page.ts';

const site = 'https://www.example.com';

describe('the text of a page in Markdown keeps', () => {
	it.each([
		[
			'headings and emphasis',
			'<h2>Two</h2><p>Words <b>that</b> <i>count</i>.</p>',
			'## Two\n\nWords **that** _count_.',
		],
		['a list without its empty items', '<ul><li>One</li><li> </li><li>Two</li></ul>', '- One\n- Two'],
		['code as it is written', '<pre><code>a ,  b\n&lt;b&gt; : c</code></pre>', '```\na ,  b\n<b> : c\n```'],
		['signs that mean something in Markdown', '<p>2 * 3 &lt;b&gt; [a](b) # c</p>', '2 \\* 3 \\<b> \\[a]\\(b) # c'],
		['a power', '<p>10<sup>5</sup> rupees, the 2<sup>nd</sup></p>', '10^5 rupees, the 2nd'],
		['an address line by line', '<address>12 Street<br>Surat</address>', '12 Street\\\nSurat'],
		['a stroke that parts two words', '<p>March <span aria-hidden="true">/</span> 3 min</p>', 'March / 3 min'],
		[
			'a table with its caption above it',
			'<table><caption>Days</caption><tr><th>Site</th><th>Sum</th></tr><tr><td>Shop</td><td>46</td></tr></table>',
			'_Days_\n\n| Site | Sum |\n| ---- | --- |\n| Shop | 46  |',
		],
		[
			'a picture with its caption',
			'<figure><img src="a.webp" alt="A chart"><figcaption>Sums</figcaption></figure>',
			`![A chart](${site}/site/a.webp)\n\n_Sums_`,
		],
		[
			'a quotation with who said it',
			'<figure><blockquote><p>Good.</p></blockquote><figcaption>Owner</figcaption></figure>',
			'> Good.\n>\n> _Owner_',
		],
		[
			'the stars of a quotation',
			'<figure><svg role="img" aria-label="5 stars"></svg><blockquote>Good.</blockquote><figcaption>Owner</figcaption></figure>',
			'> Good.\n>\n> _Owner_, 5 stars',
		],
		[
			'terms and what is said of them, a line each',
			'<dl><div><dt> <svg></svg> apps </dt> <dd> 50+ </dd></div><div><dt>films</dt><dd>200+</dd></div></dl>',
			'- **apps**: 50+\n- **films**: 200+',
		],
		['a list below a term', '<dl><dt>Follow</dt><dd><ul><li>One</li></ul></dd></dl>', '- **Follow**\n  - One'],
		[
			'questions as headings below the one before',
			'<h2>Asked</h2><details><summary>Why?</summary><p>So.</p></details>',
			'## Asked\n\n### Why?\n\nSo.',
		],
		[
			'every tab under its name',
			'<div role="tablist"><a id="t" href="#p">Web</a></div><div role="tabpanel" aria-labelledby="t"><p aria-hidden="true">Web</p><p>React</p></div>',
			'## Web\n\nReact',
		],
		[
			'choices that stay pressed',
			'<div role="group"><button aria-pressed="false">Games</button><button aria-pressed="false" hidden>All</button></div>',
			'- Games',
		],
		[
			'cards as sections, their heading first',
			'<ul><li><img src="/a.webp" alt="A shop"><div><h3>Shop</h3><p>Sells.</p></div></li></ul>',
			`### Shop\n\n![A shop](${site}/a.webp)\n\nSells.`,
		],
		['the numbers of steps', '<ol><li><h3>Ask</h3></li><li><h3>Act</h3></li></ol>', '### 1. Ask\n\n### 2. Act'],
		['apart what has no heading', '<p>One</p><section><p>Two</p></section>', 'One\n\n---\n\nTwo'],
		['the words in custom elements', '<my-list><my-slot><p>One</p></my-slot></my-list>', 'One'],
		[
			'the names of logos',
			'<ul><li><img src="/a.svg" alt="Tapi Tiffin" width="90" height="44"></li></ul>',
			'- Tapi Tiffin',
		],
	])('%s', (_, html, markdown) => {
		expect(textOf(html)).toBe(markdown);
	});
});

describe('the links of a page in Markdown', () => {
	it.each([
		['have whole addresses', '<p><a href="/site/about">Us</a></p>', `[Us](${site}/site/about)`],
		['may lead down the page', '<p><a href="#end">End</a></p>', `[End](${site}/site/prices#end)`],
		['may write and call', '<p><a href="mailto:a@b.example">Write</a></p>', '[Write](mailto:a@b.example)'],
		[
			'do not warn of a new tab',
			'<p><a href="https://a.example/" target="_blank">React <span class="visually-hidden">(new tab)</span></a></p>',
			'[React](https://a.example/)',
		],
		[
			'keep a name that only screen readers hear',
			'<p><a href="https://a.example/" target="_blank"><img src="/i.svg" alt=""><span class="visually-hidden">YouTube (new tab)</span></a></p>',
			'[YouTube](https://a.example/)',
		],
		[
			'have the name behind their words',
			'<p><a href="/a"> More <span class="visually-hidden">: Apps</span> <svg></svg></a></p>',
			`[More: Apps](${site}/a)`,
		],
		['join lines', '<p><a href="/a"><time>May</time> <span>A post</span></a></p>', `[May: A post](${site}/a)`],
		['stand a paragraph each', '<div><a href="/a"> A </a><a href="/b">B</a></div>', `[A](${site}/a)\n\n[B](${site}/b)`],
		[
			'to go on stand a line each',
			'<nav><a href="/a">A</a><span></span><a href="/b">B</a></nav>',
			`- [A](${site}/a)\n- [B](${site}/b)`,
		],
		['stand close to their comma', '<p>Ask <a href="/a"> us </a>\n, please</p>', `Ask [us](${site}/a), please`],
	])('%s', (_, html, markdown) => {
		expect(textOf(html)).toBe(markdown);
	});
});

it.each([
	['a form', '<form><label>Name <input name="a"></label><button>Send</button></form>'],
	['what is announced while the page is used', '<p role="status">Loading blogs...</p>'],
	['buttons', '<button type="button" aria-label="Next"></button><button>Pause</button>'],
	['scripts and styles', '<script>let a</script><style>p{}</style><template><p>T</p></template>'],
	[
		'decoration',
		'<svg viewBox="0 0 1 1"><title>Stone</title></svg><img src="/a.svg" alt=""><div aria-hidden="true">Shine</div>',
	],
	['what is hidden', '<p hidden>Later</p>'],
	['links without words', '<p><a href="/a"><img src="/a.svg" alt=""></a></p>'],
])('Markdown leaves out %s', (_, html) => {
	expect(textOf(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter');
});
