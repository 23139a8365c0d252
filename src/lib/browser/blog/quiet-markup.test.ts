import { expect, it, test } from 'vitest';
import { quietMarkup } from './quiet-markup.ts';

test.each([
	['<p style="color:red" class=x>', '<p x-style="color:red" class=x>'],
	['<img/src=x/onerror=alert(1)>', '<img/src=x/x-onerror=alert(1)>'],
	['<img alt="a"onload=x>', '<img alt="a"x-onload=x>'],
	['<input name=remove id="x">', '<input x-name=remove x-id="x">'],
	["<p title='a style=x onclick=y'>", "<p title='a style=x onclick=y'>"],
	['<p title=style>', '<p title=style>'],
	['<STYLE media=x>a{}<p id=x></STYLE >', '<noframes media=x>a{}<p id=x></noframes >'],
	['<base href="/"><BASE>', '<basefont href="/"><basefont>'],
	['<p>a style="x" onclick= <3 style=x', '<p>a style="x" onclick= <3 style=x'],
	['<p title="<b style=x>">', '<p title="<b style=x>">'],
])('%j becomes %j', (html, expected) => {
	expect(quietMarkup(html)).toBe(expected);
});

it.each(['<a "', '<a \'"', '<', '<a style=', '</style', '<a ="'])('copes with 100,000 repetitions of %j', (text) => {
	expect(quietMarkup(text.repeat(100_000))).toContain('<');
});
