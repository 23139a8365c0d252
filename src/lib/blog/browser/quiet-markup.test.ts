import { expect, it, test } from 'vitest';
import { quietMarkup } from './quiet-markup.ts';
import { sanitiseAtBuild } from '../build/sanitise-build.ts';
import { CASE_CONTEXT, SANITISE_CASES } from '../testing/sanitise-cases.ts';

test.each([
	['<p style="color:red" class=x>', '<p x-style="color:red" class=x>'],
	['<img/src=x/onerror=alert(1)>', '<img/src=x/x-onerror=alert(1)>'],
	['<img alt="a"onload=x>', '<img alt="a"x-onload=x>'],
	["<p title='a style=x onclick=y'>", "<p title='a style=x onclick=y'>"],
	['<p title=style>', '<p title=style>'],
	['<STYLE media=x>a{}</STYLE >', '<noframes media=x>a{}</noframes >'],
	['<base href="/"><BASE>', '<basefont href="/"><basefont>'],
	['<p>a style="x" onclick= <3 style=x', '<p>a style="x" onclick= <3 style=x'],
	['<p title="<b style=x>">', '<p title="<b style=x>">'],
	['plain', 'plain'],
	['', ''],
])('%j becomes %j', (html, expected) => {
	expect(quietMarkup(html)).toBe(expected);
});

it('changes nothing in what the sanitiser makes of the table of cases', () => {
	for (const [, html, expected] of Object.values(SANITISE_CASES).flat()) {
		expect(sanitiseAtBuild(quietMarkup(html), CASE_CONTEXT)).toBe(expected);
	}
});

it('is quick with hostile texts', () => {
	const start = performance.now();
	for (const text of ['<a "', '<a \'"', '<', '<a style=', '</style']) quietMarkup(text.repeat(20_000));
	expect(performance.now() - start).toBeLessThan(2000);
});
