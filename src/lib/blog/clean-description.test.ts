import { describe, expect, it, test } from 'vitest';
import attacks from '#testing/attacks.json' with { type: 'json' };
import { clean, testShown } from '#testing/clean.ts';
import { parser } from './clean-at-build.ts';

testShown({
	'an address with its query alone': [
		'<a href="https://example.com/a?b=1" target="_blank" rel="opener">x</a>',
		'<a href="https://example.com/a?b=1">x</a>',
	],
	'paths of this site': [
		'<a href="/contactus#form">x</a> <a href="other">y</a>',
		'<a href="/site/contactus#form">x</a> <a href="/site/blog/other">y</a>',
	],
	'addresses without a protocol': [
		'<a href="www.example.com">x</a> <a href="a@b.example">y</a>',
		'<a href="https://www.example.com/">x</a> <a href="mailto:a@b.example">y</a>',
	],
	'links to parts, if they exist': [
		'<a href="#part">x</a><a href="#gone">y</a><i id="Part">1</i><i id="part">2</i>',
		'<a href="#post-part">x</a><a>y</a><i id="post-Part">1</i><i id="post-part">2</i>',
	],
	'an encoded link to a part': [
		'<a href="#%e0%aa%95%e0%aa%be">x</a><h2 id="કા">કા</h2>',
		'<a href="#post-કા">x</a><h2 id="post-કા">કા</h2>',
	],
	'ids once each': [
		'<p id="x">1</p><p id="x">2</p><p id="a b">3</p><a name="n"></a>',
		'<p id="post-x">1</p><p id="post-x-2">2</p><p id="post-ab">3</p><a id="post-n"></a>',
	],
	'headings with ids of their own': [
		'<h2>One</h2><h2>One!</h2><h2>છ</h2>',
		'<h2 id="post-one">One</h2><h2 id="post-one-2">One!</h2><h2 id="post-part">છ</h2>',
	],
	'the address of what a network would fill in': [
		'<blockquote><a href="https://x.com/a/status/1"></a></blockquote>',
		'<blockquote><a href="https://x.com/a/status/1">https://x.com/a/status/1</a></blockquote>',
	],
	'the name of an icon': [
		'<a href="/about" aria-label="About"><svg aria-hidden="true"></svg></a>',
		'<a href="/site/about" aria-label="About">About</a>',
	],
	'telephone numbers': ['<a href="tel:+912615550100">x</a>', '<a href="tel:+912615550100">x</a>'],
	'an address with a sign of a mail address': [
		'<a href="https://a.example/@b.c">x</a> <a href="a@b.example/c">y</a>',
		'<a href="https://a.example/@b.c">x</a> <a href="/site/blog/a@b.example/c">y</a>',
	],
	'an encoded link in capitals': [
		'<a href="#%E0%AA%95">x</a><i id="ક">1</i>',
		'<a href="#post-ક">x</a><i id="post-ક">1</i>',
	],
	'no empty link': ['<p><a href="https://example.com"></a>x</p>', '<p>x</p>'],
});

it.each([
	[
		'<a href="file:///C:/a.pdf">a</a><p style="background-image: url(b.png)">b</p><button>Save</button>',
		['button Save', 'a style: background-image: url(b.png)', 'the address of a link: file:///C:/a.pdf'],
	],
	[
		'<iframe srcdoc="x"></iframe><video src="blob:x"></video><form>y</form><svg><title>Sales</title></svg><video>old</video>' +
			'<object data="https://a.example/a.pdf"><embed></object>',
		['form y', 'svg Sales', 'iframe: no address', 'video: blob:x', 'video: no address'],
	],
	[
		'<math><mi>x</mi></math><math alttext="x"></math><script type="math/tex">y</script>',
		['a formula (its characters stay): x'],
	],
	[
		'<img alt=""><figure><img src="cid:b"><figcaption>In May</figcaption></figure>',
		['a picture: no address', 'a picture: cid:b (its text stays: In May)'],
	],
	['<figure><figcaption>In March</figcaption></figure>', ['a caption without its picture: In March']],
	...['data:image/png;base64,AAAA', 'blob:https://a.example/1', 'file:///C:/a.png', 'cid:a'].map(
		(src): [string, string[]] => [
			`<img src="${src}" alt="A screenshot">`,
			[`a picture: ${src} (its text stays: A screenshot)`],
		],
	),
])('names what pages cannot link to or show: %s', (html, warnings) => {
	expect(clean(html).warnings).toEqual(warnings);
});

describe('attacks', () => {
	const byKind = { ...attacks.byKind, 'attacks with a mark': Object.values(attacks.marked) };
	const cases = Object.entries(byKind).flatMap(([kind, vectors]) => vectors.map((html) => [kind, html] as const));

	/** Parses the printed HTML again, as visitors' browsers do. */
	const reparsed = (html: string) =>
		parser.parseFromString(`<!doctype html><body>${clean(html).html}`, 'text/html').body;

	test.each(cases)('%s: nothing in it can run: %s', (_kind, html) => {
		const body = reparsed(html);
		expect(
			body.querySelector('script, style, iframe, object, embed, form, input, svg, math, template, base, meta'),
		).toBeNull();
		for (const element of body.querySelectorAll('*'))
			for (const { name, value } of element.attributes) {
				expect(name).not.toMatch(/^(on|style|name|srcdoc|is$)/);
				if (/^(src|href)$/.test(name)) expect(value).toMatch(/^(https?:|mailto:|tel:|\/|#)/);
				if (name === 'id') expect(value).toMatch(/^post-/);
			}
	});
});

it.each([
	[90, /Down <b>here/, []],
	[4_000, /Down +here/, ['everything but its words: its elements are nested too deep']],
])('keeps what it can of a text that is nested %i elements deep', (depth, expected, lost) => {
	const { html, warnings } = clean(`${'<div>'.repeat(depth)}Down <b>here`);
	expect(html).toMatch(expected);
	expect(warnings).toEqual(lost);
});

it('says that code is not to be translated, and in one line what was lost', () => {
	const { html, warnings } = clean(`<kbd>a</kbd><button>${'b\n::error:: '.repeat(100)}</button>`);
	expect(html).toBe('<kbd translate="no">a</kbd>');
	expect(warnings.join()).toMatch(/^button b ::error:: .{1,150}$/);
});

it('lists the headings for the table of contents', () => {
	expect(
		clean('<h3>One<br>two &amp; <b>b</b>old</h3><h3><img src="/a.png"></h3><h4>Sub</h4><h5>Deep</h5><h3>Last</h3>')
			.headings,
	).toEqual([
		{ id: 'post-onetwo-bold', text: 'One two & bold', level: 2 },
		{ id: 'post-sub', text: 'Sub', level: 3 },
		{ id: 'post-last', text: 'Last', level: 2 },
	]);
});
