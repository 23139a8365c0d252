import type { SanitiseCase } from './sanitise-case.ts';

export const linkAddresses: readonly SanitiseCase[] = [
	['javascript', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
	['javascript with a tab in it', '<a href="java&#9;script:alert(1)">x</a>', '<a>x</a>'],
	['javascript with a line break in it', '<a href="java&NewLine;script:alert(1)">x</a>', '<a>x</a>'],
	['javascript behind control characters', '<a href="&#1; &#14;javascript:alert(1)">x</a>', '<a>x</a>'],
	['javascript in mixed capitals and entities', '<a href="jAvAsCrIpT&colon;alert(1)">x</a>', '<a>x</a>'],
	['vbscript', '<a href="vbscript:msgbox(1)">x</a>', '<a>x</a>'],
	['data', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
	[
		'blob and filesystem',
		'<a href="blob:https://own.invalid/x">x</a><a href="filesystem:https://own.invalid/x">y</a>',
		'<a>x</a><a>y</a>',
	],
	['a file', '<a href="file:///etc/passwd">x</a>', '<a>x</a>'],
	[
		'an address that breaks out of its attribute',
		'<a href="https://example.com/--><script>alert(1)</script>">x</a>',
		'<a>x</a>',
	],
	[
		'another host without a scheme',
		'<a href="//evil.example/">x</a><a href="\\\\evil.example/">y</a>',
		'<a href="https://evil.example/" rel="noopener">x</a><a href="https://evil.example/" rel="noopener">y</a>',
	],
	['an address that is none', '<a href="https://">x</a>', '<a>x</a>'],
	[
		'ping',
		'<a href="https://example.com/" ping="https://evil.example/" download>x</a>',
		'<a href="https://example.com/" rel="noopener">x</a>',
	],
	['a mail address that breaks out', '<a href="mailto:a--><img src=x onerror=alert(1)>">x</a>', '<a>x</a>'],
];

export const pictureAddresses: readonly SanitiseCase[] = [
	['data', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x">', ''],
	['javascript', '<img src="javascript:alert(1)">', ''],
	['http of another host', '<img src="http://pictures.example/a.png">', ''],
	['blob of the own origin', '<img src="blob:https://own.invalid/x">', ''],
	['dynsrc and lowsrc', '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">', ''],
	[
		'an image map',
		'<img src="https://a.example/x.png" usemap="#m" ismap><map name="m"><area href="javascript:alert(1)"></map>',
		'<img alt="" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
	[
		'a description that breaks out',
		'<img src="https://a.example/x.png" alt="--><script>alert(1)</script>" title="</style><b>">',
		'<img alt="" src="https://a.example/x.png" loading="lazy" decoding="async">',
	],
];
