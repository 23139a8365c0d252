import type { SanitiseCase } from './sanitise-case.ts';

export const svgAndMathml: readonly SanitiseCase[] = [
	['an SVG with an event', '<svg onload=alert(1)><circle r=1 /></svg>text', 'text'],
	['an SVG with a script', '<svg><script>alert(1)</script></svg>text', 'text'],
	['an SVG link', '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>text', 'text'],
	[
		'an animated link',
		'<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>text',
		'text',
	],
	['use of a data address', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>text', 'text'],
	[
		'HTML inside an SVG',
		'<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>text',
		'text',
	],
	[
		'an SVG that HTML breaks out of',
		'<svg><p><img src=x onerror=alert(1)></p>text',
		'<p><img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async"></p>text',
	],
	['a MathML link', '<math href="javascript:alert(1)"><mtext>x</mtext></math>text', 'text'],
	[
		'an action in MathML',
		'<math><maction actiontype="statusline#http://evil.example" xlink:href="javascript:alert(1)">x</maction></math>text',
		'text',
	],
	[
		'HTML inside MathML annotation',
		'<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>text',
		'text',
	],
];

export const mutationAndConfusionOfNamespaces: readonly SanitiseCase[] = [
	[
		'a style hidden in MathML',
		'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
		'',
	],
	['a form hidden in a form', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', '  '],
	[
		'a title hidden in an SVG',
		'<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
		'<p></p><img alt="" src="https://backend.example/api/blogs/1" loading="lazy" decoding="async">">',
	],
	[
		'a noscript that ends in an attribute',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>text',
		'',
	],
	[
		'a textarea that ends in an attribute',
		'<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>text',
		'  <img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async">">text',
	],
	[
		'an xmp that ends in an attribute',
		'<xmp><p title="</xmp><img src=x onerror=alert(1)>">x</p></xmp>text',
		'<img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async">">x<p></p>text',
	],
	[
		'a noembed that ends in an attribute',
		'<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>text',
		'<img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async">">text',
	],
	['a select with its options', '<select onfocus=alert(1) autofocus><option>a</option></select>text', '  text'],
	[
		'a template inside a table',
		'<table><template><tr><td><img src=x onerror=alert(1)></td></tr></template><tr><td>x</td></tr></table>',
		'<table tabindex="0"><tbody><tr><td>x</td></tr></tbody></table>',
	],
	[
		'a back-tick in an attribute',
		'<img src="https://a.example/x.png" alt="``onerror=alert(1)">',
		'<img alt="&#x60;&#x60;onerror=alert(1)" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
	['CDATA in an SVG', '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>text', 'text'],
	['CDATA in HTML', '<![CDATA[<img src=x onerror=alert(1)>]]>text', ']]>text'],
	['a processing instruction', '<?xml-stylesheet href="javascript:alert(1)"?><p>text</p>', '<p>text</p>'],
	[
		'links in links through a scope',
		'<a href="https://a.example/"><marquee><a href="javascript:alert(1)">x</a></marquee></a>',
		'<a href="https://a.example/" rel="noopener"><a>x</a></a>',
	],
	['plaintext', '<p>text</p><plaintext><img src=x onerror=alert(1)>', '<p>text</p>'],
	[
		'markup outside of a table cell',
		'<table><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><tr><td>y',
		'<img alt="" src="https://backend.example/api/blogs/x" loading="lazy" decoding="async"><a>x</a><table tabindex="0"><tbody><tr><td>y</td></tr></tbody></table>',
	],
];
