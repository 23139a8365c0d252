import type { SanitiseCase } from './sanitise-case.ts';

export const eventAttributes: readonly SanitiseCase[] = [
	[
		'on a picture',
		'<img src=x onerror=alert(1)>',
		'<img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async">',
	],
	['on a picture, with odd separators', '<img/src="https://a.example/x.png"/onerror=alert(1)//', ''],
	['on a body', '<body onload=alert(1)><p>text</p>', '<p>text</p>'],
	[
		'on a link, in capitals',
		'<a HREF="https://example.com/" ONCLICK="alert(1)" onMouseOver=alert(1)>x</a>',
		'<a href="https://example.com/" rel="noopener">x</a>',
	],
	[
		'on details',
		'<details open ontoggle=alert(1)><summary>x</summary></details>',
		'<details open><summary>x</summary></details>',
	],
	['on an unknown element', '<x onfocus=alert(1) tabindex=1 autofocus id=x>text</x>', 'text'],
	[
		'behind a broken quote',
		'<img src="https://a.example/x.png" alt="a"onload="alert(1)">',
		'<img alt="a" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
	[
		'on and in a heading of the first level',
		'<h1 onclick=alert(1)>a<img src=x onerror=alert(1)></h1>b',
		'<h2>a<img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async"></h2>b',
	],
	['on an animated element', '<p onanimationstart=alert(1) style="animation:x">text</p>', '<p>text</p>'],
	[
		'behind a null character',
		'<img src="https://a.example/x.png" on\u0000load=alert(1)>',
		'<img alt="" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
];

export const scripts: readonly SanitiseCase[] = [
	['a plain script', '<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
	['a script that is not closed', '<p>a</p><script>alert(1)//<p>b</p>', '<p>a</p>'],
	['a script split by another', '<scr<script>ipt>alert(1)</scr</script>ipt><p>b</p>', 'ipt>alert(1)ipt><p>b</p>'],
	['a script of another host', '<script src="https://evil.example/x.js"></script>text', 'text'],
	['a script in a comment of a script', '<script><!--<script></script>alert(1)--></script>text', 'text'],
	[
		'a script in a table',
		'<table><script>alert(1)</script><tr><td>x</td></tr></table>',
		'<table tabindex="0"><tbody><tr><td>x</td></tr></tbody></table>',
	],
];
