import { beforeEach, describe, expect, it, test, vi } from 'vitest';
// @ts-expect-error jsdom comes without types.
import { JSDOM } from 'jsdom';
import { cleanAtBuild } from './clean-at-build.ts';
import { attacks } from '../../testing/attack-cases.ts';

const context = { listUrl: 'https://backend.example/api/blogs/allblogs' };
const clean = (html: string) => cleanAtBuild(html, context);
/** The attributes that every picture gets are left out here. */
const shown = (html: string) => clean(html).html.replace(/ loading="lazy" decoding="async"/g, '');

const DONE = '<span role="img" aria-label="Done">☑</span> ';
const OPEN = '<span role="img" aria-label="Open">☐</span> ';
const tasks = `<ul><li>${DONE}Signed</li><li>${OPEN}Paid</li></ul>`;
const loose = `<ul><li><p>${DONE}Signed</p></li><li><p>${OPEN}Paid</p></li></ul>`;

beforeEach(() => void vi.stubEnv('BASE_URL', '/site'));

describe('lists', () => {
	test.each([
		[
			'Quill 2: bullets, levels, and numbers that go on after a bullet',
			'<ol><li data-list="ordered">a</li><li data-list="ordered" class="ql-indent-1"><span class="ql-ui"></span>b</li><li data-list="bullet" class="ql-indent-2">c</li><li data-list="bullet">d</li><li data-list="ordered">e</li></ol>',
			'<ol><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li></ol><ul><li>d</li></ul><ol start="2"><li>e</li></ol>',
		],
		[
			'Quill 1: levels',
			'<ul><li>a</li><li class="ql-indent-1">b</li><li>c</li></ul>',
			'<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
		],
		[
			'Quill 2: a level below each of two kinds',
			'<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li><li data-list="ordered" class="ql-indent-1">d</li></ol>',
			'<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c<ol><li>d</li></ol></li></ol>',
		],
		[
			'an indent without an item above it',
			'<ol><li data-list="bullet" class="ql-indent-3">a</li></ol>',
			'<ul><li>a</li></ul>',
		],
		[
			'Google Docs: a list beside its item',
			'<ul><li>a</li><ul><li>b</li></ul></ul>',
			'<ul><li>a<ul><li>b</li></ul></li></ul>',
		],
		[
			'Quill 1: bullets below a number',
			'<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li><li class="ql-indent-1">c</li></ul><ol><li>d</li></ol>',
			'<ol><li>a<ul><li>b</li><li>c</li></ul></li></ol><ol><li>d</li></ol>',
		],
		[
			'Lexical: a list in an item of its own',
			'<ol><li value="1">a</li><li value="2"><ul><li>b</li></ul></li><li value="2">c</li></ol>',
			'<ol><li value="1">a<ul><li>b</li></ul></li><li value="2">c</li></ol>',
		],
		[
			'Word for the web: a list for each item',
			'<div class="ListContainerWrapper"><ol start="3"><li data-aria-level="1">a</li></ol></div><div class="ListContainerWrapper"><ol start="1"><li data-aria-level="2">b</li></ol></div>',
			'<ol start="3"><li>a<ol><li>b</li></ol></li></ol>',
		],
		[
			'TinyMCE: a checklist',
			'<ul class="tox-checklist"><li class="tox-checklist--checked">Signed</li><li>Paid</li></ul>',
			tasks,
		],
		[
			'Google Docs: a checklist',
			'<ul><li role="checkbox" aria-checked="true"><img src="data:," alt="checked" aria-roledescription="checkbox"><p>Signed</p></li><li role="checkbox" aria-checked="false"><img src="data:," alt="unchecked" aria-roledescription="checkbox"><p>Paid</p></li></ul>',
			loose,
		],
		['Quill 2: a checklist', '<ol><li data-list="checked">Signed</li><li data-list="unchecked">Paid</li></ol>', tasks],
		[
			'Quill 1: a checklist',
			'<ul data-checked="true"><li>Signed</li></ul><ul data-checked="false"><li>Paid</li></ul>',
			tasks.replace('</li><li>', '</li></ul><ul><li>'),
		],
		[
			'TipTap: a checklist',
			'<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>Signed</p></div></li><li data-checked="false"><label><input type="checkbox"><span></span></label><div><p>Paid</p></div></li></ul>',
			loose.replaceAll(/<p>(.*?)<\/p>/g, '<div><p>$1</p></div>'),
		],
		[
			'GitHub: a checklist',
			'<ul><li class="task-list-item"><input type="checkbox" checked disabled>Signed</li><li><input type="checkbox">Paid</li></ul>',
			tasks,
		],
		[
			'GitHub: a checklist of paragraphs',
			'<ul><li><p><input type="checkbox" checked>Signed</p></li><li><p><input type="checkbox">Paid</p></li></ul>',
			loose,
		],
		[
			'CKEditor: a checklist',
			'<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled checked><span class="todo-list__label__description">Signed</span></label></li><li><label><input type="checkbox" disabled><span>Paid</span></label></li></ul>',
			tasks,
		],
		[
			'Lexical: a checklist',
			'<ul><li role="checkbox" aria-checked="true">Signed</li><li role="checkbox" aria-checked="false">Paid</li></ul>',
			tasks,
		],
	])('%s', (_what, html, expected) => {
		expect(shown(html)).toBe(expected);
	});
});

describe('code', () => {
	const code = '<pre><code>if (a) {\n  b();\n}</code></pre>';
	test.each([
		['Quill 1', '<pre class="ql-syntax" spellcheck="false">if (a) {\n  b();\n}</pre>', code],
		[
			'Quill 2',
			'<div class="ql-code-block-container"><select class="ql-ui"><option>js</select><div class="ql-code-block">if (a) {</div><div class="ql-code-block">&nbsp; b();</div><div class="ql-code-block">}</div></div>',
			`<div>${code}</div>`,
		],
		[
			'Quill 2, without its container',
			'<div class="ql-code-block">if (a) {</div><div class="ql-code-block">  b();</div><div class="ql-code-block">}</div>',
			code,
		],
		['TinyMCE', '<pre class="language-js"><code>if (a) {<br>&nbsp; b();<br>}</code></pre>', code],
		[
			'WordPress',
			'<pre class="wp-block-code"><code>if (a) {</code><br><code>  b();</code><br><code>}</code></pre>',
			code,
		],
		[
			'CKEditor, with colours',
			'<pre><code class="language-js"><span class="hljs-keyword">if</span> (a) {\n  b();\n}</code></pre>',
			code,
		],
		[
			'Quill 2: an empty line',
			'<div class="ql-code-block">a</div><div class="ql-code-block"><br></div><div class="ql-code-block">b</div>',
			'<pre><code>a\n\nb</code></pre>',
		],
		['without `pre`', '<p><code>if (a)<br>&nbsp; b();</code></p>', '<p><code>if (a)<br>&nbsp; b();</code></p>'],
		[
			'by its typeface',
			'<p>Run <span style="font-family:\'Roboto Mono\',monospace">ls</span></p>',
			'<p>Run <code>ls</code></p>',
		],
		['lines as blocks', '<pre><div>if (a) {</div><div>  b();</div><div>}</div></pre>', code],
		[
			'Visual Studio Code',
			'<div style="font-family: Consolas, monospace; white-space: pre;"><div>if (a) {</div><div>  <span style="color:red">b</span>();</div><div>}</div></div>',
			code,
		],
	])('%s', (_what, html, expected) => {
		expect(shown(html)).toBe(expected);
	});
});

describe('words', () => {
	test.each([
		[
			'Google Docs: its wrapper and its styles',
			'<b style="font-weight:normal;" id="docs-internal-guid-0"><p><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">both</span><span style="text-decoration:underline">u</span><span style="text-decoration:line-through">s</span><span style="vertical-align:super">2</span></p></b>',
			'<p>Plain <em><strong>both</strong></em><u>u</u><s>s</s><sup>2</sup></p>',
		],
		[
			'bold said twice, and underlined links',
			'<p><b style="font-weight:bold">a</b><a href="/b"><span style="text-decoration:underline">b</span></a></p>',
			'<p><b>a</b><a href="/site/b">b</a></p>',
		],
		[
			'paragraphs in bold',
			'<div style="font-weight:bold"><p>a</p></div><p style="font-weight: bold">b</p>',
			'<div><p>a</p></div><p><strong>b</strong></p>',
		],
		[
			'spaces that do not break',
			'<p>Write&nbsp;every&nbsp;space &nbsp;so, 5&nbsp;km for Rs&nbsp;200.</p>',
			'<p>Write every space  so, 5&nbsp;km for Rs&nbsp;200.</p>',
		],
		[
			'headings from h1',
			'<h1>A</h1><h2>B</h2><h4>C</h4>',
			'<h2 id="post-a">A</h2><h3 id="post-b">B</h3><h4 id="post-c">C</h4>',
		],
		[
			'headings from h3',
			'<h3>A</h3><h5>B</h5><h3>C</h3>',
			'<h2 id="post-a">A</h2><h3 id="post-b">B</h3><h2 id="post-c">C</h2>',
		],
		[
			'right to left',
			'<p class="ql-direction-rtl ql-align-right">א</p><p style="direction: rtl">ب</p>',
			'<p dir="rtl">א</p><p dir="rtl">ب</p>',
		],
		[
			'old and unknown elements',
			'<center><font color="red">a <strike>b</strike> <tt>c</tt></font></center><st1:place>Surat</st1:place><o:p></o:p>',
			'<div>a <s>b</s> <code>c</code></div>Surat',
		],
		[
			'tables with figures',
			'<table border="1"><tr><td style="text-align:right" width="90">1</td><td><p align="right">2</p></td></tr></table>',
			'<table tabindex="0"><tbody><tr><td data-align="right">1</td><td data-align="right"><p>2</p></td></tr></tbody></table>',
		],
		['empty lines', '<p>a</p><p><br></p><p>&nbsp;</p><h2></h2><p>b</p>', '<p>a</p><p>b</p>'],
		[
			'Quill: a formula',
			'<p><span class="ql-formula" data-value="e=mc^2"><span class="katex">x</span></span></p>',
			'<p><code>e=mc^2</code></p>',
		],
		[
			'KaTeX',
			'<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html">x2</span></span>',
			'<code>x^2</code>',
		],
		[
			'MathJax',
			'<span class="MathJax_Preview">x2</span><span class="MathJax">x2</span><script type="math/tex">x^2</script>',
			'<code>x^2</code>',
		],
		['MathJax 2, without its script', '<span class="MathJax"><nobr>x</nobr></span> is it', '<code>x</code> is it'],
		[
			'MathJax 3',
			'<mjx-container class="MathJax"><mjx-math></mjx-math><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>',
			'<code>x</code>',
		],
		[
			'an accordion',
			'<h3><button aria-expanded="false">How long?</button></h3><div>A week.</div>',
			'<h2 id="post-how-long">How long?</h2><div>A week.</div>',
		],
		[
			'MathML',
			'<math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math> <math><mi>a</mi><mo>=</mo><mi>b</mi></math>',
			'<code>x^2</code> <code>a=b</code>',
		],
	])('%s', (_what, html, expected) => {
		expect(shown(html)).toBe(expected);
	});
});

describe('films, sound, maps', () => {
	const watch = 'https://www.youtube.com/watch?v=abc_-123';
	const film = (address: string, name = 'Video on YouTube') =>
		`<p><a href="${address.replaceAll('&', '&amp;')}">${name}</a></p>`;
	test.each([
		[
			'CKEditor',
			'<figure class="media"><oembed url="https://youtu.be/abc_-123"></oembed></figure>',
			`<figure>${film(watch)}</figure>`,
		],
		[
			'CKEditor with a preview',
			'<div data-oembed-url="https://youtu.be/abc_-123"><div><iframe src="https://www.youtube.com/embed/abc_-123"></iframe></div></div>',
			film(watch),
		],
		[
			'a frame that waits',
			'<iframe src="about:blank" data-src="//m.youtube.com/embed/abc_-123/"></iframe>',
			film(watch),
		],
		[
			'a player without cookies, with its title',
			'<iframe src="https://www.youtube-nocookie.com/embed/abc_-123?start=5" title="A tour"></iframe>',
			film(`${watch}&t=5`, 'Video on YouTube: A tour'),
		],
		[
			'the title of a player',
			'<iframe src="https://www.youtube.com/shorts/abc_-123" title="YouTube video player"></iframe>',
			film(watch),
		],
		[
			'a playlist',
			'<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
			film('https://www.youtube.com/playlist?list=PL1', 'Playlist on YouTube'),
		],
		[
			'a live channel',
			'<iframe src="https://www.youtube.com/embed/live_stream?channel=UC1"></iframe>',
			film('https://www.youtube.com/channel/UC1/live', 'Live on YouTube'),
		],
		['a lazy player', '<lite-youtube videoid="abc_-123"></lite-youtube>', film(watch)],
		[
			'an unlisted film',
			'<iframe src="https://player.vimeo.com/video/4321?h=a1b2&dnt=1"></iframe>',
			film('https://vimeo.com/4321/a1b2', 'Video on Vimeo'),
		],
		[
			'a place',
			'<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!2d72.8!3d21.2!1s0x3b:0x1!2sRing+Road!5e0"></iframe>',
			film('https://www.google.com/maps/search/?api=1&query=Ring+Road', 'Map'),
		],
		[
			'a place, as Google writes it today',
			'<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!2d72.8!3d21.2!1s0x3b%3A0x1!2sRing%20Road!5e0"></iframe>',
			film('https://www.google.com/maps/search/?api=1&query=Ring%20Road', 'Map'),
		],
		[
			'a street',
			'<iframe src="https://www.google.com/maps/embed?pb=!4v1!6m8!1m7!1sabc!2m2!1d21.1!2d72.8!3f120"></iframe>',
			film('https://www.google.com/maps/search/?api=1&query=21.1%2C72.8', 'Map'),
		],
		[
			'a point',
			'<iframe src="https://www.google.com/maps/embed?pb=!1m14!2d72.8!3d21.2"></iframe>',
			film('https://www.google.com/maps/search/?api=1&query=21.2%2C72.8', 'Map'),
		],
		[
			'an old map',
			'<iframe src="https://maps.google.com/maps?q=Surat&output=embed"></iframe>',
			film('https://www.google.com/maps/search/?api=1&query=Surat', 'Map'),
		],
		[
			'any page',
			'<iframe src="https://www.example.com/x"></iframe>',
			film('https://www.example.com/x', 'Embedded page: example.com'),
		],
		[
			'a document',
			'<object data="https://example.com/a.pdf"><embed src="https://example.com/a.pdf"></object>',
			film('https://example.com/a.pdf', 'File: a.pdf'),
		],
		[
			'a document of the backend',
			'<iframe src="/files/a.pdf"></iframe>',
			film('https://backend.example/files/a.pdf', 'File: a.pdf'),
		],
		[
			'a chart',
			'<iframe src="https://charts.example/1/" title="Sales" style="width: 0; min-width: 100% !important" height="400"></iframe>',
			film('https://charts.example/1/', 'Embedded page: charts.example: Sales'),
		],
		[
			'sound with a name',
			'<iframe src="https://open.spotify.com/embed/episode/1" title="Spotify Embed: Weaving Talks"></iframe>',
			film('https://open.spotify.com/embed/episode/1', 'Embedded page: open.spotify.com: Spotify Embed: Weaving Talks'),
		],
		[
			'an entry of a network',
			'<div class="fb-post" data-href="https://www.facebook.com/a/posts/1"></div>',
			film('https://www.facebook.com/a/posts/1', 'Embedded page: facebook.com'),
		],
		[
			'a film of the backend',
			'<video controls title="The loom"><source src="/films/a.mp4">old</video>',
			film('https://backend.example/films/a.mp4', 'Video file: The loom'),
		],
		[
			'a film in a link',
			'<a href="/a.mp4"><video src="/a.mp4"></video></a>',
			film('https://backend.example/a.mp4', 'Video file'),
		],
		[
			'sound, in a line',
			'<p>Hear <audio src="http://a.example/b.mp3"></audio></p>',
			'<p>Hear <a href="https://a.example/b.mp3">Sound file</a></p>',
		],
		[
			'WordPress without its player',
			'<figure><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc_-123\n</div></figure>',
			`<figure>${film(watch)}</figure>`,
		],
		[
			'a frame that counts',
			'<noscript><iframe src="https://www.googletagmanager.com/ns.html" height="0" width="0"></iframe></noscript>',
			'',
		],
	])('%s', (_what, html, expected) => {
		expect(shown(html)).toBe(expected);
	});

	it('names what has no page', () => {
		expect(
			clean('<iframe srcdoc="x"></iframe><video src="blob:x"></video><form>y</form><svg><title>Sales</title></svg>')
				.warnings,
		).toEqual(['form y', 'svg Sales', 'iframe: no address', 'video: blob:x']);
	});
});

describe('pictures', () => {
	const real = 'https://a.example/a.jpg';
	const picture = `<img src="${real}" alt="The hall">`;
	const placeholder = 'src="data:image/gif;base64,R0lGODlhAQAB"';
	test.each([
		...['data-src', 'data-original', 'data-lazy-src'].map((name) => [
			`a lazy one by ${name}`,
			`<img ${placeholder} ${name}="${real}" alt="The hall">`,
			picture,
		]),
		[
			'one with a srcset alone',
			`<img srcset="https://a.example/s.jpg 320w, ${real} 1280w" alt="The hall">`,
			picture.replace(/ (src=.*) (alt=.*)>/, ' $2 $1>'),
		],
		[
			'one with sources alone',
			`<picture><source srcset="${real} 2x, https://a.example/s.jpg"><img ${placeholder} alt="The hall"></picture>`,
			picture,
		],
		[
			'one in a noscript, beside its placeholder',
			`<img ${placeholder} alt="The hall"><noscript><img src="${real}" alt="The hall"></noscript>`,
			picture,
		],
		['one in a noscript, and again', `${picture}<noscript>${picture}</noscript>`, picture],
		[
			'one in a noscript, far from a film',
			`<video><source src="/a.mp4"></video><p>a</p><noscript>${picture}</noscript>`,
			`<p><a href="https://backend.example/a.mp4">Video file</a></p><p>a</p>${picture}`,
		],
		[
			'one of http',
			'<img src="http://a.example/a.jpg" alt="The hall" width="640" height="50%">',
			'<img src="https://a.example/a.jpg" alt="The hall" width="640" height="50%">',
		],
		[
			'one whose text looks like attributes',
			'<img alt="The style = one on=off" src="https://a.example/a.jpg">',
			'<img alt="The style = one on=off" src="https://a.example/a.jpg">',
		],
		['one of the backend', '<img src="../a.png">', '<img src="https://backend.example/api/a.png" alt="">'],
		[
			'WordPress: an emoji',
			'<p>Open <img src="https://s.w.org/1f389.png" alt="🎉" class="wp-smiley">.</p>',
			'<p>Open 🎉.</p>',
		],
		['Gmail: an emoji', '<img data-emoji="🎉" src="https://a.example/e.png">', '🎉'],
		['GitHub: an emoji', '<img class="emoji" alt=":ship:" src="https://a.example/s.png">', ':ship:'],
		[
			'flags and keycaps',
			'<img alt="🇮🇳" src="x"><img alt="1️⃣" src="x"><img alt="12" src="x">',
			'🇮🇳1️⃣<img alt="12" src="https://backend.example/api/blogs/x">',
		],
		[
			'a photograph with a sign for its text',
			'<img alt="🎉" src="https://a.example/a.jpg" width="640">',
			'<img alt="🎉" src="https://a.example/a.jpg" width="640">',
		],
		[
			'counters',
			'<img src="https://a.example/c" width="1" height="1"><img src="https://a.example/c" style="display:none"><img src="https://medium.com/_/stat?e=1">',
			'',
		],
		[
			'one that is pasted, with its caption',
			`<figure><img ${placeholder}><figcaption>The hall</figcaption></figure>`,
			'<p>The hall</p>',
		],
		[
			'one that is pasted, with its text',
			`<figure><img ${placeholder} alt="The hall"><figcaption>In March</figcaption></figure>`,
			'<p>The hall</p>',
		],
	])('%s', (_what, html = '', expected = '') => {
		expect(shown(html)).toBe(expected);
	});

	it.each(['data:image/png;base64,AAAA', 'blob:https://a.example/1', 'file:///C:/a.png', 'cid:a'])(
		'names a picture of %s',
		(src) => {
			const { warnings, text } = clean(`<p><img src="${src}" alt="A screenshot"></p>`);
			expect([warnings, text]).toEqual([[`a picture: ${src} (its text stays: A screenshot)`], 'A screenshot']);
		},
	);

	it('names a caption that was alone', () => {
		expect(clean('<figure><figcaption>In March</figcaption></figure>').warnings).toEqual([
			'a caption without its picture: In March',
		]);
	});
});

describe('links and ids', () => {
	test.each([
		[
			'<a href="https://example.com/a?b=1" target="_blank" rel="opener">x</a>',
			'<a href="https://example.com/a?b=1">x</a>',
		],
		[
			'<a href="/contactus#form">x</a> <a href="other">y</a>',
			'<a href="/site/contactus#form">x</a> <a href="/site/blog/other">y</a>',
		],
		[
			'<a href="www.example.com">x</a> <a href="a@b.example">y</a>',
			'<a href="https://www.example.com/">x</a> <a href="mailto:a@b.example">y</a>',
		],
		[
			'<a href="#part">x</a><a href="#gone">y</a><i id="part">z</i>',
			'<a href="#post-part">x</a><a>y</a><i id="post-part">z</i>',
		],
		[
			'<p id="x">1</p><p id="x">2</p><p id="a b">3</p><a name="n"></a>',
			'<p id="post-x">1</p><p id="post-x-2">2</p><p id="post-ab">3</p><a id="post-n"></a>',
		],
		[
			'<h2>One</h2><h2>One!</h2><h2>છ</h2>',
			'<h2 id="post-one">One</h2><h2 id="post-one-2">One!</h2><h2 id="post-part">છ</h2>',
		],
		[
			'<a href="/about" aria-label="About"><svg aria-hidden="true"></svg></a>',
			'<a href="/site/about" aria-label="About">About</a>',
		],
		['<p><a href="https://example.com"></a>x</p>', '<p>x</p>'],
	])('%s', (html, expected) => {
		expect(shown(html)).toBe(expected);
	});
});

it('names what pages cannot link to or show', () => {
	expect(
		clean('<a href="file:///C:/a.pdf">a</a><p style="background-image: url(b.png)">b</p><button>Save</button>')
			.warnings,
	).toEqual(['button Save', 'a style: background-image: url(b.png)', 'the address of a link: file:///C:/a.pdf']);
});

describe('attacks', () => {
	const cases = Object.entries(attacks).flatMap(([kind, vectors]) => vectors.map((html) => [kind, html] as const));

	/** Parses the printed HTML again, as visitors' browsers do. */
	const reparsed = (html: string) => new JSDOM(`<!doctype html><body>${clean(html).html}`).window.document.body;

	test.each(cases)('%s: nothing in it can run: %s', (_kind, html) => {
		const body = reparsed(html);
		expect(
			body.querySelector('script, style, iframe, object, embed, form, input, svg, math, template, base, meta'),
		).toBeNull();
		for (const element of body.querySelectorAll('*'))
			for (const { name, value } of element.attributes) {
				expect(name).not.toMatch(/^(on|style|name|srcdoc|is$)/);
				if (/^(src|href)$/.test(name)) expect(value).toMatch(/^(https?:|mailto:|tel:|\/|#)/);
				if (name === 'id') expect(value).toMatch(/^post-/);
			}
	});
});

it.each([400, 4_000])('keeps the words of a text that is nested %i elements deep', (depth) => {
	expect(clean(`${'<div>'.repeat(depth)}Down <b>here`).text).toBe('Down here');
});

describe('what lists say about a post', () => {
	it('ends the preview with the first heading, and reads what the page shows', () => {
		const description =
			'<p>One<br>two &amp; <b>b</b>old</p><section><h3>Part</h3></section><p>More</p><h2>Last</h2><script>no</script>';
		expect(clean(description)).toMatchObject({
			text: 'One two & bold Part More Last',
			preview: 'One two & bold Part',
			minutes: 1,
			headings: [
				{ id: 'post-part', text: 'Part', level: 2 },
				{ id: 'post-last', text: 'Last', level: 2 },
			],
		});
	});

	it('counts 200 words a minute, and cuts the preview between words', () => {
		const { minutes, preview } = clean(`<p>${'word '.repeat(500)}`);
		expect([minutes, preview.length <= 600, preview.endsWith(' word…')]).toEqual([3, true, true]);
	});
});
