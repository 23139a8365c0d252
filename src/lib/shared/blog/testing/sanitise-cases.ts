import type { SanitiseContext } from '../sanitise-rules.ts';
import { attackCases, shown, type SanitiseCase } from './attack-cases.ts';

/** Where the descriptions in the table come from, and where they are shown. */
export const CASE_CONTEXT: SanitiseContext = {
	listUrl: 'https://backend.example/api/blogs/allblogs',
	base: '/site',
	idPrefix: 'post-',
};

const kept = (html: string): SanitiseCase => [html, html];

const harmless: readonly SanitiseCase[] = [
	// Texts
	...[
		'<p>A <strong>strong</strong> and <em>soft</em> word<br>and <mark>more</mark></p><hr>',
		'<p>Write &#x3C;script>alert(1)&#x3C;/script> in a &#x26;amp; b</p>',
		'<p>સુરત 🪡 silk</p>',
		'Only words &#x26; signs',
		'',
	].map(kept),
	[
		'<h1 lang="gu">One</h1><h2 id="a">Two</h2><h3>One!</h3><h6>છ</h6>',
		'<h2 id="post-one" lang="gu">One</h2><h2 id="post-a">Two</h2><h3 id="post-one-2">One!</h3><h6 id="post-part">છ</h6>',
	],
	['<ol start="3" type="a" reversed><li value="5">x', '<ol reversed start="3" type="a"><li value="5">x</li></ol>'],
	['<blockquote cite="https://a.example/"><p>Said</p></blockquote>', '<blockquote><p>Said</p></blockquote>'],
	['<pre><code class="x">if (a &lt; b) {\n\treturn;\n}', '<pre><code>if (a &#x3C; b) {\n\treturn;\n}</code></pre>'],
	[
		'<table border="1"><caption>C</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2" align="right">1</td><td align="char" data-align="left">2</td></tr></tbody></table>',
		'<table tabindex="0"><caption>C</caption><colgroup><col span="2"></colgroup><thead><tr><th colspan="2" scope="col">H</th></tr></thead><tbody><tr><td rowspan="2" data-align="right">1</td><td>2</td></tr></tbody></table>',
	],
	['<details open="open"><summary>S</summary>T</details>', '<details open><summary>S</summary>T</details>'],
	['<p dir="rtl" lang="ur-PK">x</p><p dir="up" lang="1">y</p>', '<p dir="rtl" lang="ur-PK">x</p><p>y</p>'],
	[
		'<time datetime="2026-01-31T09:30:00+05:30">then</time><del datetime="x:y">gone</del>',
		'<time datetime="2026-01-31T09:30:00+05:30">then</time><del>gone</del>',
	],
	['<p>one<b>two<p>three', '<p>one<b>two</b></p><p><b>three</b></p>'],
	// The content of removed elements stays, with spaces around it
	['<my-card><center><font color="red">Hello</font></center></my-card>', ' Hello '],
	['<main><article><header><p>Top</p></header><section>In</section>', '   <p>Top</p> <section>In</section>  '],
	[
		'<article>a</article>b<main>c</main>d<form>e<label>Name<input></label><select><option>x</select>f<button>Send</button>g</form>h',
		' a b c d e Name     f  g h',
	],
	[
		'<!--[if gte mso 9]><xml><o:p></o:p></xml><![endif]--><p class="MsoNormal" style="mso-x:auto"><o:p>&nbsp;</o:p><span style="font-family:Arial">Text</span></p>',
		'<p>\u00a0<span>Text</span></p>',
	],
	// Pictures
	[
		'<img src="https://a.example/a.png" alt="A &quot;b&quot;" class="x">',
		shown('https://a.example/a.png', 'A &#x22;b&#x22;'),
	],
	['<figure><img src="../a.png"></figure>', `<figure>${shown('https://backend.example/api/a.png')}</figure>`],
	[
		'<picture><source srcset="https://a.example/a.avif"><img src="https://a.example/a.jpg" srcset="javascript:alert(1)"></picture>',
		shown('https://a.example/a.jpg'),
	],
	[
		'<img src="https://a.example/x.png" width="1e3" height="50%"><img src="https://a.example/y.png" width="0640" height="-2">',
		'<img alt="" width="1000" src="https://a.example/x.png" loading="lazy" decoding="async"><img alt="" width="640" src="https://a.example/y.png" loading="lazy" decoding="async">',
	],
	// Links
	...['<a href="mailto:hello@example.com">mail</a>', '<a href="tel:+910000000000">phone</a>'].map(kept),
	[
		'<a href="https://example.com/a?b=1&amp;c=2#d" target="_blank" rel="opener">out</a>',
		'<a href="https://example.com/a?b=1&#x26;c=2#d" rel="noopener">out</a>',
	],
	['<a href="/contactus?x=1#form">in</a>', '<a href="/site/contactus?x=1#form">in</a>'],
	['<a href="other-post">other</a>', '<a href="/site/blog/other-post">other</a>'],
	['<a href=" #part">in</a><i id="part">x</i>', '<a href="#post-part">in</a><i id="post-part">x</i>'],
	[
		'Said<sup><a href="#fn1" id="ref1" aria-label="a: b">1</a></sup><ol><li id="fn1">So <a href="#ref1">↑</a></li></ol>',
		'Said<sup><a id="post-ref1" aria-label="a: b" href="#post-fn1">1</a></sup><ol><li id="post-fn1">So <a href="#post-ref1">↑</a></li></ol>',
	],
	// Videos become links
	[
		'<iframe src="https://www.youtube-nocookie.com/embed/abc_-123?start=5" title="A tour" allowfullscreen></iframe>',
		'<a href="https://www.youtube.com/watch?v=abc_-123" rel="noopener">A tour</a>',
	],
	[
		'<iframe src="//player.vimeo.com/video/4321"></iframe>',
		'<a href="https://vimeo.com/4321" rel="noopener">vimeo.com/4321</a>',
	],
	[
		'<video controls><source src="https://films.example/a.mp4" type="video/mp4">old</video>',
		'<a href="https://films.example/a.mp4" rel="noopener">films.example/a.mp4</a>',
	],
];

/**
 * The cases that test the sanitisers of both the build and the browser, grouped by kind. Each case is named after its
 * HTML.
 */
export const SANITISE_CASES: Readonly<Record<string, readonly (readonly [name: string, ...SanitiseCase])[]>> =
	Object.fromEntries(
		Object.entries({ harmless, ...attackCases }).map(([kind, cases]) => [
			kind,
			cases.map(([html, cleaned]) => [html.replaceAll('<', '‹'), html, cleaned] as const),
		]),
	);
