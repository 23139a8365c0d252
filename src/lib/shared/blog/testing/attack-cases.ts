/** Untrusted HTML, and its sanitised form. */
export type SanitiseCase = readonly [html: string, cleaned: string];

/** Returns the markup that the sanitiser makes for a picture. */
export const shown = (src: string, alt = ''): string =>
	`<img alt="${alt}" src="${src}" loading="lazy" decoding="async">`;
const other = shown('https://a.example/x.png');
const relative = shown('https://backend.example/api/blogs/x');

/** Returns a function that makes test cases from attacks, all with the same expected result. */
const all =
	(cleaned: string, html: (attack: string) => string) =>
	(attack: string): SanitiseCase => [html(attack), cleaned];

const eventAttributes: SanitiseCase[] = [
	['<img src=x onerror=alert(1)>', relative],
	['<img/src="https://a.example/x.png"/onerror=alert(1)//', ''],
	['<body onload=alert(1)><p>text</p>', '<p>text</p>'],
	['<a HREF="/a" ONCLICK="alert(1)" onMouseOver=alert(1)>x</a>', '<a href="/site/a">x</a>'],
	['<details open ontoggle=alert(1)>x</details>', '<details open>x</details>'],
	['<x onfocus=alert(1) tabindex=1 autofocus id=x>text</x>', 'text'],
	['<img src="https://a.example/x.png" alt=""onload="alert(1)">', other],
	['<h1 onclick=alert(1)>a<img src=x onerror=alert(1)></h1>b', `<h2 id="post-a">a${relative}</h2>b`],
	['<p onanimationstart=alert(1) style="animation:x">text</p>', '<p>text</p>'],
	['<img src="https://a.example/x.png" on\u0000load=alert(1)>', other],
];

const linkAddresses: SanitiseCase[] = [
	...[
		'javascript:alert(1)',
		'java&#9;script:alert(1)',
		'java&NewLine;script:alert(1)',
		'&#1; &#14;javascript:alert(1)',
		'jAvAsCrIpT&colon;alert(1)',
		'vbscript:msgbox(1)',
		'data:text/html,<script>alert(1)</script>',
		'blob:https://own.invalid/x',
		'filesystem:https://own.invalid/x',
		'file:///etc/passwd',
		'https://example.com/--><script>alert(1)</script>',
		'https://',
		'mailto:a--><img src=x onerror=alert(1)>',
	].map(all('<a>x</a>', (href) => `<a href="${href}">x</a>`)),
	...['//evil.example/', '\\\\evil.example/', 'https://evil.example/" ping="https://b.example/" download="'].map(
		all('<a href="https://evil.example/" rel="noopener">x</a>', (href) => `<a href="${href}">x</a>`),
	),
];

const pictureAddresses: SanitiseCase[] = [
	...[
		'src="data:image/svg+xml,<svg onload=alert(1)>"',
		'src="javascript:alert(1)"',
		'src="http://pictures.example/a.png"',
		'src="blob:https://own.invalid/x"',
		'dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)"',
	].map(all('', (attribute) => `<img ${attribute}>`)),
	...[
		'usemap="#m" ismap><map name="m"><area href="javascript:alert(1)"></map',
		'alt="--><script>alert(1)</script>" title="</style><b>"',
	].map(all(other, (attribute) => `<img src="https://a.example/x.png" ${attribute}>`)),
];

const scripts: SanitiseCase[] = [
	['<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
	['<p>a</p><script>alert(1)//<p>b</p>', '<p>a</p>'],
	['<scr<script>ipt>alert(1)</scr</script>ipt><p>b</p>', 'ipt>alert(1)ipt><p>b</p>'],
	['<script src="https://evil.example/x.js"></script>text', 'text'],
	['<script><!--<script></script>alert(1)--></script>text', 'text'],
	['<table><script>alert(1)</script><tr><td>x', '<table tabindex="0"><tbody><tr><td>x</td></tr></tbody></table>'],
];

const svgAndMathml: SanitiseCase[] = [
	...[
		'<svg onload=alert(1)><circle r=1 /></svg>',
		'<svg><script>alert(1)</script></svg>',
		'<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>',
		'<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
		'<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
		'<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
		'<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
		'<math href="javascript:alert(1)"><mtext>x</mtext></math>',
		'<math><maction actiontype="statusline#http://evil.example" xlink:href="javascript:alert(1)">x</maction></math>',
		'<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
	].map(all('text', (element) => `${element}text`)),
	['<svg><p><img src=x onerror=alert(1)></p>text', `<p>${relative}</p>text`],
];

const mutationAndConfusionOfNamespaces: SanitiseCase[] = [
	['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
	['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', '  '],
	['<svg></p><style><a id="</style><img src=x onerror=alert(1)>">', `<p></p>${relative}">`],
	['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
	['<textarea><img title="</textarea><img src=x onerror=alert(1)>">text', `  ${relative}">text`],
	['<xmp><p title="</xmp><img src=x onerror=alert(1)>">x</p></xmp>', `${relative}">x<p></p>`],
	['<noembed><img title="</noembed><img src=x onerror=alert(1)>">text', `${relative}">text`],
	[
		'<table><template><tr><td><img src=x onerror=alert(1)></td></tr></template></table>',
		'<table tabindex="0"></table>',
	],
	[
		'<img src="https://a.example/x.png" alt="``onerror=alert(1)">',
		shown('https://a.example/x.png', '&#x60;&#x60;onerror=alert(1)'),
	],
	['<![CDATA[<img src=x onerror=alert(1)>]]>text', ']]>text'],
	['<?xml-stylesheet href="javascript:alert(1)"?><p>text</p>', '<p>text</p>'],
	['<a href="/a"><marquee><a href="javascript:alert(1)">x</a></marquee></a>', '<a href="/site/a"><a>x</a></a>'],
	['<p>text</p><plaintext><img src=x onerror=alert(1)>', '<p>text</p>'],
	[
		'<table><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></table>',
		`${relative}<a>x</a><table tabindex="0"></table>`,
	],
];

const clobberingOfThePage: SanitiseCase[] = [
	[
		'<p id="getElementById" name="body">x</p><a id="config" name="url">y</a>',
		'<p id="post-getElementById">x</p><a id="post-config">y</a>',
	],
	[
		'<img name="createElement" id="cookie" src="https://a.example/x.png">',
		other.replace('alt=""', 'alt="" id="post-cookie"'),
	],
	[
		'<p id="a b">x</p><p id="&quot;><script>">y</p><p id="x">1</p><p id="x">2</p>',
		'<p>x</p><p>y</p><p id="post-x">1</p><p>2</p>',
	],
	[
		'<form id="x"><input name="attributes"><input name="parentNode"><input name="firstChild"><p>text</p></form>',
		'       <p>text</p> ',
	],
	['<form><input name="remove"><input name="before"><input name="localName"><p>text</p></form>', '       <p>text</p> '],
	['<div><template shadowrootmode="open"><img src=x onerror=alert(1)></template>text</div>', '<div>text</div>'],
	[
		'<p slot="a" part="b" is="x-p" data-post-body aria-hidden="true" role="dialog" tabindex="0">text</p>',
		'<p>text</p>',
	],
];

const otherActiveContent: SanitiseCase[] = [
	...[
		'<iframe src="https://evil.example/embed/x"></iframe>',
		'<iframe src="javascript:alert(1)"></iframe>',
		'<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
		'<iframe src="https://evil.example/?https://www.youtube.com/embed/x"></iframe>',
		'<video src="javascript:alert(1)" onerror=alert(1)><source onerror=alert(1)></video>',
		'<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object><embed src="data:text/html,x">',
		'<style>@import "https://evil.example/x.css"; p{display:none}</style>',
		'<link rel=stylesheet href="https://evil.example/x.css"><base href="https://evil.example/">',
		'<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
		'<!--[if IE]><script>alert(1)</script><![endif]--><!-- <img src=x onerror=alert(1)> -->',
		'<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
		'<audio src=x onerror=alert(1) controls></audio><canvas>c</canvas>',
		'<noscript><img src="https://a.example/x.png" onerror=alert(1)></noscript>',
	].map(all('<p>text</p>', (element) => `${element}<p>text</p>`)),
	[
		'<iframe srcdoc="<script>alert(1)</script>" src="https://www.youtube.com/embed/x" title="T"></iframe>',
		'<a href="https://www.youtube.com/watch?v=x" rel="noopener">T</a>',
	],
	['<p style="position:fixed;background:url(https://evil.example/)" class="button">text</p>', '<p>text</p>'],
	[
		'<form onsubmit=alert(1)><h1 onclick=alert(1)>b</h1><form><img src=x onerror=alert(1)></form><p>c</p>',
		` <h2 id="post-b">b</h2>${relative} <p>c</p>`,
	],
	['<a is="x-a" href="/a" onclick=alert(1)><b onclick=alert(1)>x</b></a>', '<a href="/site/a"><b>x</b></a>'],
	[
		'<video src="/films/a.mp4" title="Film" onplay=alert(1)></video>',
		'<a href="https://backend.example/films/a.mp4" rel="noopener">Film</a>',
	],
	[
		'<form action="https://evil.example/"><label>Name <input autofocus onfocus=alert(1)></label><button formaction="javascript:alert(1)">Go</button><textarea>t</textarea></form>',
		'  Name         ',
	],
	[
		'<dialog open>text</dialog><button popovertarget=x>b</button><div popover id=x onbeforetoggle=alert(1)>more</div>',
		' text   <div id="post-x">more</div>',
	],
];

/** Attacks in posts, grouped by kind. */
export const attackCases = {
	'event attributes': eventAttributes,
	'link addresses': linkAddresses,
	'picture addresses': pictureAddresses,
	scripts,
	'SVG and MathML': svgAndMathml,
	'mutation and namespace confusion': mutationAndConfusionOfNamespaces,
	clobbering: clobberingOfThePage,
	'other active content': otherActiveContent,
};

/** More attacks, keyed by name. An attack that succeeds sets `window.pwned`. */
export const markedAttacks: Readonly<Record<string, string>> = {
	'a script': '<script>window.pwned = 1</script>',
	'a picture error': '<img src=x onerror="window.pwned = 1">',
	'an SVG load': '<svg/onload="window.pwned = 1">',
	'a body load': '<body onload="window.pwned = 1" onpageshow="window.pwned = 1">',
	'a details toggle': '<details open ontoggle="window.pwned = 1"><summary>x</summary></details>',
	'a focus': '<input autofocus onfocus="window.pwned = 1">',
	'an animation': '<style>@keyframes x{}</style><b style="animation: x" onanimationstart="window.pwned = 1">x</b>',
	'a srcdoc': '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
	'a frame address': '<iframe src="javascript:parent.pwned = 1"></iframe>',
	'an object': '<object data="javascript:window.pwned = 1"></object>',
	'a refresh': '<meta http-equiv="refresh" content="0;url=javascript:window.pwned = 1">',
	'a media error': '<video><source onerror="window.pwned = 1"></video><audio src=x onerror="window.pwned = 1"></audio>',
	'a template': '{{constructor.constructor("window.pwned = 1")()}}${window.pwned = 1}',
	'a shadow root': '<div><template shadowrootmode=open><img src=x onerror="window.pwned = 1"></template></div>',
	'a marquee': '<marquee onstart="window.pwned = 1">x</marquee>',
};

export const attacks: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(Object.entries(attackCases).map(([kind, cases]) => [kind, cases.map(([html]) => html)])),
	'marked attacks': Object.values(markedAttacks),
};
