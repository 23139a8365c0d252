import { expect, test } from 'vitest';
import { shown } from '../../testing/clean.ts';

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
		'and not a whole mail',
		'<div style="font-family:monospace;white-space:pre-wrap"><p>a</p><ul><li>b</li></ul></div>',
		'<div><p>a</p><ul><li>b</li></ul></div>',
	],
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
])('shows the code: %s', (_what, html, expected) => {
	expect(shown(html)).toBe(expected);
});
