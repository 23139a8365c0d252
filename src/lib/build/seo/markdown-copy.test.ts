import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown-copy.ts';

const site = 'https://www.example.com';
const HEAD = `<title>Prices &amp; days</title>
<meta name="description" content="What it costs: all of it">
<link rel="canonical" href="${site}/site/prices">
<link rel="alternate" type="text/markdown" href="/site/prices.md">`;

/** Returns a built page whose main part is this HTML. */
const pageOf = (main: string, head = HEAD): string =>
	`<!doctype html><html lang="en-IN"><head>${head}<style>body{}</style></head><body><header><h1>Logo</h1></header>
	<main id="main">${main}</main><footer>Footer</footer></body></html>`;

/** Returns the Markdown of this HTML, without the heading above it. */
const textOf = (html: string) =>
	markdownOf(pageOf(`<h1>Prices</h1>${html}`))
		?.split('# Prices\n\n')[1]
		?.trimEnd();

describe('the Markdown of a page', () => {
	it('has the title, description and address, then the text from the main heading on', () => {
		const breadcrumb = '<nav><a href="/site/">Home</a></nav><p>Way here</p>';
		expect(markdownOf(pageOf(`${breadcrumb}<section><h1>Prices</h1><p>Fair.</p></section>`))).toBe(`---
title: Prices & days
description: "What it costs: all of it"
url: ${site}/site/prices
---

# Prices

Fair.
`);
	});

	it('does not exist if the page does not link to it', () => {
		const head = `<title>Lost</title><link rel="canonical" href="${site}">`;
		expect(markdownOf(pageOf('<h1>text/markdown</h1>', head))).toBeUndefined();
	});

	it.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('reads the same as the page with %s in its text', (mark) => {
		const text = `Rates${mark}now, ${mark}${mark}every ${mark} day${mark}. Looms${mark}`;
		const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
		const tree = unified()
			.use(remarkParse)
			.use(remarkGfm)
			.parse(textOf(`<p>${escaped}</p>`) ?? '');
		expect(tree.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: text }] }]);
	});

	it.each([
		['<ul><li>One</li><li> </li><li>Two</li></ul>', '- One\n- Two'],
		['<p>2 * 3 &lt;b&gt; [a](b)</p>', '2 \\* 3 \\<b> \\[a]\\(b)'],
		['<p>10<sup>5</sup> rupees, the 2<sup>nd</sup></p>', '10^5 rupees, the 2nd'],
		['<p>March <span aria-hidden="true">/</span> 3 min</p>', 'March / 3 min'],
		['<my-list><my-slot><p>One</p></my-slot></my-list>', 'One'],
		['<p> <b> One</b> <i> two</i> </p>  <p>three <br> four</p>', '**One** _two_\n\nthree\\\nfour'],
		['<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> and so on</p>', '漢(kan) and so on'],
		['<pre><code>a\n  b\n</code></pre>', '```\na\n  b\n```'],
		// A logo becomes its name
		['<p><img src="/a.svg" alt="Tapi Tiffin" height="44"></p>', 'Tapi Tiffin'],
		['<dl><dt>Follow</dt><dd><ul><li>One</li></ul></dd></dl>', '- **Follow**\n\n  - One'],
		['<dl><div><dt> <svg></svg> apps </dt> <dd> 50+ </dd></div></dl>', '- **apps**\n\n  50+'],
		['<dl><dt>apps</dt><dd>50+</dd><dd>In a store.</dd></dl>', '- **apps**\n\n  - 50+\n  - In a store.'],
		[
			'<table><caption>Days</caption><tr><th>Site</th><th>Sum</th></tr><tr><td>Shop</td><td>46</td></tr></table>',
			'_Days_\n\n| Site | Sum |\n| ---- | --- |\n| Shop | 46  |',
		],
		[
			'<table><tr><th>Who</th></tr><tr><td><p>Sales</p><p>Front desk</p></td></tr></table>',
			'| Who              |\n| ---------------- |\n| Sales Front desk |',
		],
		[
			'<figure><img src="a.webp" alt="A chart"><figcaption>Sums</figcaption></figure>',
			`![A chart](${site}/site/a.webp)\n\n_Sums_`,
		],
		[
			'<figure><svg role="img" aria-label="5 stars"></svg><blockquote>Good.</blockquote><figcaption>Owner</figcaption></figure>',
			'5 stars\n\n> Good.\n\n_Owner_',
		],
		['<h2>Asked</h2><details><summary>Why?</summary><p>So.</p></details>', '## Asked\n\n### Why?\n\nSo.'],
		// The text of a tab follows its label
		[
			'<div role="tablist"><a id="t">Web</a></div><div role="tabpanel" aria-labelledby="t"><p aria-hidden="true">Web</p><p>React</p></div>',
			'### Web\n\nReact',
		],
		[
			'<ul><li><img src="/a.webp" alt="A shop"><div><h3>Shop</h3><p>Sells.</p></div></li></ul>',
			`- ![A shop](${site}/a.webp)\n\n  ### Shop\n\n  Sells.`,
		],
		['<ol><li><h3>Ask</h3></li><li><h3>Act</h3></li></ol>', '1. ### Ask\n2. ### Act'],
		// Links
		['<p><a href="/site/about">Us</a></p>', `[Us](${site}/site/about)`],
		['<p><a href="#end">End</a></p>', `[End](${site}/site/prices#end)`],
		['<p><a href="mailto:a@b.example">Write</a></p>', '[Write](mailto:a@b.example)'],
		['<p><a href="/a"> More <svg></svg> </a></p>', `[More](${site}/a)`],
		[
			'<p><a href="/a" target="_blank">React <span class="visually-hidden">(new tab)</span></a></p>',
			`[React (new tab)](${site}/a)`,
		],
		[
			'<p><a href="/a" target="_blank"><img src="/i.svg" alt=""><span class="visually-hidden">YouTube (new tab)</span></a></p>',
			`[YouTube (new tab)](${site}/a)`,
		],
	])('contains what a reader needs of %s', (html, markdown) => {
		expect(textOf(html)).toBe(markdown);
	});

	it.each([
		['a form', '<form><label>Name <input name="a"></label><button>Send</button></form>'],
		['status messages', '<p role="status">Loading blogs...</p>'],
		['buttons', '<button type="button" aria-label="Next"></button><button>Pause</button>'],
		['scripts, styles and comments', '<script>let a</script><style>p{}</style><template><p>T</p></template><!--end-->'],
		['decoration', '<svg><title>Stone</title></svg><img src="/a.svg" alt=""><div aria-hidden="true">Shine</div>'],
		['hidden elements', '<p hidden>Later</p>'],
		['links without text', '<p><a href="/a"><img src="/a.svg" alt=""></a></p>'],
	])('leaves out %s', (_, html) => {
		expect(textOf(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter');
	});

	it.each(['<b> </b>', '<a> <i></i></a>', '<p> </p> ', '<li></li>'])(
		'takes less than 5 seconds for 20,000 repetitions of %s',
		(html) => {
			const before = performance.now();
			expect(textOf(`<p>Before</p>${html.repeat(20_000)}<p>After</p>`)).toBe('Before\n\nAfter');
			expect(performance.now() - before).toBeLessThan(5000);
		},
	);
});
