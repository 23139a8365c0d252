import type { SanitiseCase } from './sanitise-case.ts';

export const harmless: readonly SanitiseCase[] = [
	[
		'keeps headings, and makes the first level the second',
		'<h1 lang="gu">One</h1><h2 id="a">Two</h2><h6>Six</h6>',
		'<h2 lang="gu">One</h2><h2>Two</h2><h6>Six</h6>',
	],
	[
		'keeps paragraphs, emphasis and line breaks',
		'<p>A <strong>strong</strong> and <em>soft</em> word<br>and <mark>more</mark></p><hr>',
		'<p>A <strong>strong</strong> and <em>soft</em> word<br>and <mark>more</mark></p><hr>',
	],
	[
		'keeps the words of a form and of the parts of a page apart',
		'<article>a</article>b<main>c</main>d<form>e<label>Name<input></label><label>E-mail<input></label><select><option>x</select>f<button>Send</button>g</form>h',
		' a b c d e Name    E-mail     f  g h',
	],
	[
		'keeps nested lists with their numbering',
		'<ol start="3" type="a" reversed><li value="5">x<ul><li>y</li></ul></li></ol>',
		'<ol reversed start="3" type="a"><li value="5">x<ul><li>y</li></ul></li></ol>',
	],
	[
		'keeps quotes without their hidden address',
		'<blockquote cite="https://example.com/"><p>Said</p></blockquote>',
		'<blockquote><p>Said</p></blockquote>',
	],
	[
		'keeps code and its white space',
		'<pre><code class="language-js">if (a &lt; b) {\n\treturn "x";\n}</code></pre>',
		'<pre><code>if (a &#x3C; b) {\n\treturn "x";\n}</code></pre>',
	],
	[
		'keeps tables with their spans',
		'<table border="1"><caption>C</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2" align="right">1</td></tr></tbody></table>',
		'<table tabindex="0"><caption>C</caption><colgroup><col span="2"></colgroup><thead><tr><th colspan="2" scope="col">H</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
	],
	[
		'keeps pictures, lazily',
		'<img src="https://pictures.example/a.png" alt="A &quot;b&quot;" width="640" height="360" class="x">',
		'<img alt="A &#x22;b&#x22;" width="640" height="360" src="https://pictures.example/a.png" loading="lazy" decoding="async">',
	],
	[
		'resolves a relative picture against the list',
		'<figure><img src="../media/a.png"><figcaption>C</figcaption></figure>',
		'<figure><img alt="" src="https://backend.example/api/media/a.png" loading="lazy" decoding="async"><figcaption>C</figcaption></figure>',
	],
	[
		'takes the picture out of a picture element',
		'<picture><source srcset="https://pictures.example/a.avif"><img src="https://pictures.example/a.jpg" srcset="javascript:alert(1)" alt="A"></picture>',
		'<img alt="A" src="https://pictures.example/a.jpg" loading="lazy" decoding="async">',
	],
	[
		'marks links out',
		'<a href="https://example.com/a?b=1&amp;c=2#d" target="_blank" rel="opener">out</a>',
		'<a href="https://example.com/a?b=1&#x26;c=2#d" rel="noopener">out</a>',
	],
	[
		'puts the sub-path before links of this website',
		'<a href="/contactus?x=1#form">in</a>',
		'<a href="/site/contactus?x=1#form">in</a>',
	],
	[
		'reads a relative link from the blog',
		'<a href="other-post">other</a>',
		'<a href="/site/blog/other-post">other</a>',
	],
	[
		'keeps mail and phone links',
		'<a href="mailto:hello@example.com">mail</a> <a href="tel:+910000000000">phone</a>',
		'<a href="mailto:hello@example.com">mail</a> <a href="tel:+910000000000">phone</a>',
	],
	['drops the address of a fragment, which has no target', '<a href="#part">part</a>', '<a>part</a>'],
	[
		'makes a link of an embedded video page',
		'<iframe src="https://www.youtube-nocookie.com/embed/abc_-123?start=5" title="A tour" allowfullscreen></iframe>',
		'<a href="https://www.youtube.com/watch?v=abc_-123" rel="noopener">A tour</a>',
	],
	[
		'makes a link of an embedded video without a title',
		'<p><iframe src="//player.vimeo.com/video/4321"></iframe></p>',
		'<p><a href="https://vimeo.com/4321" rel="noopener">vimeo.com/4321</a></p>',
	],
	[
		'makes a link of a video file',
		'<video controls><source src="https://films.example/a.mp4" type="video/mp4">old</video>',
		'<a href="https://films.example/a.mp4" rel="noopener">films.example/a.mp4</a>',
	],
	[
		'keeps details and their open state',
		'<details open="open"><summary>S</summary>T</details>',
		'<details open><summary>S</summary>T</details>',
	],
	[
		'keeps direction and language',
		'<p dir="rtl" lang="ur-PK">x</p><p dir="up" lang="1">y</p>',
		'<p dir="rtl" lang="ur-PK">x</p><p>y</p>',
	],
	[
		'keeps dates',
		'<time datetime="2026-01-31T09:30:00+05:30">then</time><del datetime="x:y">gone</del>',
		'<time datetime="2026-01-31T09:30:00+05:30">then</time><del>gone</del>',
	],
	[
		'keeps the words of unknown elements',
		'<my-card><center><font color="red">Hello</font></center></my-card>',
		' Hello ',
	],
	[
		'keeps what a page layout holds',
		'<main><article><header><p>Top</p></header><section><p>In</p></section></article></main>',
		'   <p>Top</p> <section><p>In</p></section>  ',
	],
	['closes what was left open', '<p>one<b>two<p>three', '<p>one<b>two</b></p><p><b>three</b></p>'],
	[
		'keeps text that only looks like code',
		'<p>Write &lt;script&gt;alert(1)&lt;/script&gt; in a &amp;amp; b</p>',
		'<p>Write &#x3C;script>alert(1)&#x3C;/script> in a &#x26;amp; b</p>',
	],
	['keeps Gujarati and emoji', '<p>સુરત 🪡 silk</p>', '<p>સુરત 🪡 silk</p>'],
	[
		'cleans pasted office markup',
		'<!--[if gte mso 9]><xml><o:p></o:p></xml><![endif]--><p class="MsoNormal" style="mso-margin-top-alt:auto"><o:p>&nbsp;</o:p><span style="font-family:Arial">Text</span></p>',
		'<p> <span>Text</span></p>',
	],
	['keeps plain text', 'Only words & signs', 'Only words &#x26; signs'],
	['gives nothing for nothing', '', ''],
	[
		'rounds sizes as a browser reads numbers',
		'<img src="https://a.example/x.png" width="1e3" height="50%"><img src="https://a.example/y.png" width="0640" height="-2">',
		'<img alt="" width="1000" src="https://a.example/x.png" loading="lazy" decoding="async"><img alt="" width="640" src="https://a.example/y.png" loading="lazy" decoding="async">',
	],
];
