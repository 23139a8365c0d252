const placeholder = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="';
const [oven, shop] = ['/images/blog/loom.webp', '/images/blog/chart.webp'];

/** Descriptions as editors store them, keyed by what the writer saw in the editor. */
export const postsAsWritten = {
	'lists of Quill':
		'<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>Lamps</li>' +
		'<li data-list="bullet" class="ql-indent-1">with stands</li></ol><ol><li data-list="ordered">Measure</li></ol>' +
		'<ol><li data-list="checked">Oven booked</li><li data-list="unchecked">Floor swept</li></ol>',
	'checklists of TipTap and GitHub':
		'<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label>' +
		'<div><p>Keys copied</p></div></li></ul>' +
		'<ul><li class="task-list-item"><input type="checkbox" disabled> Sign painted</li></ul>',
	'code of Quill and TinyMCE':
		'<div class="ql-code-block-container"><div class="ql-code-block">for (;;) {</div>' +
		'<div class="ql-code-block">  mix();</div><div class="ql-code-block">}</div></div>' +
		'<pre class="language-js"><code>if (hot) {<br>&nbsp;&nbsp;bake();<br>}</code></pre>',
	'words of Google Docs':
		'<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Every&nbsp;loaf&nbsp;is&nbsp;</span>' +
		'<span style="font-weight:700">fresh</span>, <span style="font-style:italic">warm</span> and ' +
		'<span style="text-decoration:line-through">dear</span></p><ul><li>Rye</li><ul><li>dark</li></ul></ul></b>',
	'headings that start low and skip a level': '<h3>Flour</h3><p>Ground here.</p><h5>Spelt</h5><p>Old.</p><h3>Salt</h3>',
	'text from right to left': '<p class="ql-direction-rtl ql-align-right">خبز طازج</p>',
	'formulas of Quill and KaTeX':
		'<p>Dough: <span class="ql-formula" data-value="w=0.7f"><span class="katex">w</span></span></p>' +
		'<p><span class="katex"><span class="katex-mathml"><math><semantics><mi>t</mi>' +
		'<annotation encoding="application/x-tex">t^2</annotation></semantics></math></span><span class="katex-html">t2</span></span></p>',
	'films, sound and a map':
		'<figure class="media"><oembed url="https://youtu.be/bread_-0001"></oembed></figure>' +
		'<iframe data-src="//player.vimeo.com/video/2468/?h=c0ffee" title="At four in the morning"></iframe>' +
		'<p><video controls><source src="/films/oven.mp4"></video><br><audio src="/sound/bell.mp3"></audio><br>' +
		'<iframe src="https://maps.google.com/maps?q=Adajan&amp;output=embed"></iframe></p>',
	'pictures that load late':
		`<figure><img ${placeholder} data-src="${oven}" alt="The oven"><noscript><img src="${oven}" alt="The oven"></noscript>` +
		`<figcaption>Built in May</figcaption></figure><p><img srcset="${shop} 640w" alt="The shop">` +
		`<img src="http://pictures.example/yard.jpg" alt="The yard"></p>`,
	'pasted pictures, signs and a counter':
		`<p><img ${placeholder} alt="A pasted price list"></p><figure><img src="https://count.example/1" width="1" height="1">` +
		'<figcaption>Seen by all</figcaption></figure><p>Sold out <img src="https://s.w.org/72x72/1f950.png" alt="🥐" class="wp-smiley"></p>',
};
