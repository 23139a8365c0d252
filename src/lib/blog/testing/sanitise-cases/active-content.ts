import type { SanitiseCase } from './sanitise-case.ts';

export const clobberingOfThePage: readonly SanitiseCase[] = [
	[
		'ids and names',
		'<p id="getElementById" name="body">x</p><a id="config" href="https://a.example/" name="url">y</a>',
		'<p>x</p><a href="https://a.example/" rel="noopener">y</a>',
	],
	[
		'a picture named like a member of the document',
		'<img name="createElement" id="cookie" src="https://a.example/x.png">',
		'<img alt="" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
	[
		'a form whose fields hide its members',
		'<form id="x"><input name="attributes"><input name="parentNode"><input name="firstChild"><p>text</p></form>',
		'       <p>text</p> ',
	],
	[
		'a form whose fields hide removal',
		'<form><input name="remove"><input name="before"><input name="localName"><input name="nodeName"><p>text</p></form>',
		'         <p>text</p> ',
	],
	[
		'a shadow root',
		'<div><template shadowrootmode="open"><img src=x onerror=alert(1)></template>text</div>',
		'<div>text</div>',
	],
	[
		'slots, parts and custom built-ins',
		'<p slot="a" part="b" is="x-p" data-post-body aria-hidden="true" role="dialog" tabindex="0" contenteditable>text</p>',
		'<p>text</p>',
	],
];

export const otherActiveContent: readonly SanitiseCase[] = [
	[
		'a srcdoc',
		'<iframe srcdoc="<script>alert(1)</script>" src="https://www.youtube.com/embed/x" title="T"></iframe>text',
		'<a href="https://www.youtube.com/watch?v=x" rel="noopener">T</a>text',
	],
	['a frame of another host', '<iframe src="https://evil.example/embed/x"></iframe>text', 'text'],
	['a frame with a javascript address', '<iframe src="javascript:alert(1)"></iframe>text', 'text'],
	[
		'a host that only looks like a video host',
		'<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe><iframe src="https://evil.example/?https://www.youtube.com/embed/x"></iframe>text',
		'text',
	],
	[
		'a video with a javascript address',
		'<video src="javascript:alert(1)" onerror=alert(1)><source onerror=alert(1)></video>text',
		'text',
	],
	[
		'objects and embeds',
		'<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object><embed src="data:text/html,x">text',
		'text',
	],
	['style elements', '<style>@import "https://evil.example/x.css"; p{display:none}</style><p>text</p>', '<p>text</p>'],
	[
		'style attributes',
		'<p style="position:fixed;inset:0;background:url(https://evil.example/)" class="button">text</p>',
		'<p>text</p>',
	],
	[
		'links, metas and bases',
		'<link rel=stylesheet href="https://evil.example/x.css"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="https://evil.example/"><p>text</p>',
		'<p>text</p>',
	],
	[
		'a form in front of other content',
		'<p>a</p><form onsubmit=alert(1)><h1 onclick=alert(1)>b</h1><form><img src=x onerror=alert(1)></form><p onclick=alert(1)>c</p>',
		'<p>a</p> <h2>b</h2><img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async"> <p>c</p>',
	],
	[
		'a custom built-in with content',
		'<a is="x-a" href="/about" onclick=alert(1)><b onclick=alert(1)>x</b></a><img is="x-i" src="https://a.example/x.png" onerror=alert(1)>',
		'<a href="/site/about"><b>x</b></a><img alt="" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
	[
		"a video of this website's own paths",
		'<video src="/films/a.mp4" title="Film" onplay=alert(1)></video>text',
		'<a href="https://backend.example/films/a.mp4" rel="noopener">Film</a>text',
	],
	[
		'forms and their fields',
		'<form action="https://evil.example/"><label>Name <input name=a autofocus onfocus=alert(1)></label><button formaction="javascript:alert(1)">Go</button><textarea>t</textarea></form>',
		'  Name         ',
	],
	[
		'dialogs and popovers',
		'<dialog open>text</dialog><button popovertarget=x>b</button><div popover id=x onbeforetoggle=alert(1)>more</div>',
		' text   <div>more</div>',
	],
	[
		'comments with conditions',
		'<!--[if IE]><script>alert(1)</script><![endif]--><p>text</p><!-- <img src=x onerror=alert(1)> -->',
		'<p>text</p>',
	],
	['framesets', '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset><p>text</p>', '<p>text</p>'],
	['audio and canvas', '<audio src=x onerror=alert(1) controls></audio><canvas>c</canvas>text', 'text'],
	[
		'a noscript that hides a picture',
		'<noscript><img src="https://a.example/x.png" onerror=alert(1)></noscript>text',
		'text',
	],
];
