import { testShown } from '#testing/clean.ts';

const code = '<pre><code>if (a) {\n  b();\n}</code></pre>';
testShown({
	'Google Docs: its wrapper and its styles': [
		'<b style="font-weight:normal;" id="docs-internal-guid-0"><p><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">both</span><span style="text-decoration:underline">u</span><span style="text-decoration:line-through">s</span><span style="vertical-align:super">2</span></p></b>',
		'<p>Plain <em><strong>both</strong></em><u>u</u><s>s</s><sup>2</sup></p>',
	],
	'bold said twice, and underlined links': [
		'<p><b style="font-weight:bold">a</b><a href="/b"><span style="text-decoration:underline">b</span></a></p>',
		'<p><b>a</b><a href="/site/b">b</a></p>',
	],
	'paragraphs in bold': [
		'<div style="font-weight:bold"><p>a</p></div><p style="font-weight: bold">b</p>',
		'<div><p>a</p></div><p><strong>b</strong></p>',
	],
	'a link in an underlined line, and a link in bold': [
		'<p><span style="text-decoration:underline">a <a href="/b">b</a></span> <span style="font-weight:bold"><a href="/b">b</a></span></p>',
		'<p>a <a href="/site/b">b</a> <strong><a href="/site/b">b</a></strong></p>',
	],
	'bold that a style takes back': [
		'<p><b style="font-weight:300">a</b><b style="font-weight:900">b</b></p>',
		'<p>a<b>b</b></p>',
	],
	'styles of rows and lists': [
		'<table><tr style="font-weight:bold"><td>a</td></tr></table><ul style="font-style:italic"><li>b</li></ul>',
		'<table tabindex="0"><tbody><tr><td>a</td></tr></tbody></table><ul><li>b</li></ul>',
	],
	'spaces that do not break': [
		'<p>Write&nbsp;every&nbsp;space &nbsp;so, 5&nbsp;km for Rs&nbsp;200.</p>',
		'<p>Write every space  so, 5&nbsp;km for Rs&nbsp;200.</p>',
	],
	'headings from h1': [
		'<h1>A</h1><h2>B</h2><h4>C</h4>',
		'<h2 id="post-a">A</h2><h3 id="post-b">B</h3><h4 id="post-c">C</h4>',
	],
	'headings from h3': [
		'<h3>A</h3><h5>B</h5><h3>C</h3>',
		'<h2 id="post-a">A</h2><h3 id="post-b">B</h3><h2 id="post-c">C</h2>',
	],
	'right to left': [
		'<p class="ql-direction-rtl ql-align-right">א</p><p style="direction: rtl">ب</p>',
		'<p dir="rtl">א</p><p dir="rtl">ب</p>',
	],
	'old and unknown elements': [
		'<center><font color="red">a <strike>b</strike> <tt>c</tt></font></center><st1:place>Surat</st1:place><o:p></o:p>',
		'<div>a <s>b</s> <code>c</code></div>Surat',
	],
	'tables with figures': [
		'<table border="1"><tr><td style="text-align:right" width="90">1</td><td><p align="right">2</p></td></tr></table>',
		'<table tabindex="0"><tbody><tr><td data-align="right">1</td><td data-align="right"><p>2</p></td></tr></tbody></table>',
	],
	'empty lines': ['<p>a</p><p><br></p><p>&nbsp;</p><h2></h2><p>b</p>', '<p>a</p><p>b</p>'],
	'Quill: a formula': [
		'<p><span class="ql-formula" data-value="e=mc^2"><span class="katex">x</span></span></p>',
		'<p><code>e=mc^2</code></p>',
	],
	'TipTap: a formula, and old abbreviations': [
		'<p><span data-latex="x^2" data-type="inline-math"></span> <acronym title="Search engines">SEO</acronym></p>',
		'<p><code>x^2</code> <abbr title="Search engines">SEO</abbr></p>',
	],
	KaTeX: [
		'<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html">x2</span></span>',
		'<code>x^2</code>',
	],
	MathJax: [
		'<span class="MathJax_Preview">x2</span><span class="MathJax">x2</span><script type="math/tex">x^2</script>',
		'<code>x^2</code>',
	],
	'MathJax 2, without its script': ['<span class="MathJax"><nobr>x</nobr></span> is it', '<code>x</code> is it'],
	'MathJax 3': [
		'<mjx-container class="MathJax"><mjx-math></mjx-math><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>',
		'<code>x</code>',
	],
	'an accordion': [
		'<h3><button aria-expanded="false">How long?</button></h3><div>A week.</div>',
		'<h2 id="post-how-long">How long?</h2><div>A week.</div>',
	],
	MathML: [
		'<math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math> <math><mi>a</mi><mo>=</mo><mi>b</mi></math>',
		'<code>x^2</code> <code>a=b</code>',
	],
	'code: Quill 1': ['<pre class="ql-syntax" spellcheck="false">if (a) {\n  b();\n}</pre>', code],
	'code: Quill 2': [
		'<div class="ql-code-block-container"><select class="ql-ui"><option>js</select><div class="ql-code-block">if (a) {</div><div class="ql-code-block">&nbsp; b();</div><div class="ql-code-block">}</div></div>',
		`<div>${code}</div>`,
	],
	'code: Quill 2, without its container': [
		'<div class="ql-code-block">if (a) {</div><div class="ql-code-block">  b();</div><div class="ql-code-block">}</div>',
		code,
	],
	'code: TinyMCE': ['<pre class="language-js"><code>if (a) {<br>&nbsp; b();<br>}</code></pre>', code],
	'code: WordPress': [
		'<pre class="wp-block-code"><code>if (a) {</code><br><code>  b();</code><br><code>}</code></pre>',
		code,
	],
	'code: CKEditor, with colours': [
		'<pre><code class="language-js"><span class="hljs-keyword">if</span> (a) {\n  b();\n}</code></pre>',
		code,
	],
	'code: Quill 2: an empty line': [
		'<div class="ql-code-block">a</div><div class="ql-code-block"><br></div><div class="ql-code-block">b</div>',
		'<pre><code>a\n\nb</code></pre>',
	],
	'code: without `pre`': ['<p><code>if (a)<br>&nbsp; b();</code></p>', '<p><code>if (a)<br>&nbsp; b();</code></p>'],
	'code: and not a whole mail': [
		'<div style="font-family:monospace;white-space:pre-wrap"><p>a</p><ul><li>b</li></ul></div>',
		'<div><p>a</p><ul><li>b</li></ul></div>',
	],
	'code: by its typeface': [
		'<p>Run <span style="font-family:\'Roboto Mono\',monospace">ls</span></p>',
		'<p>Run <code>ls</code></p>',
	],
	'code: lines as blocks': ['<pre><div>if (a) {</div><div>  b();</div><div>}</div></pre>', code],
	'code: Visual Studio Code': [
		'<div style="font-family: Consolas, monospace; white-space: pre;"><div>if (a) {</div><div>  <span style="color:red">b</span>();</div><div>}</div></div>',
		code,
	],
});
