import { domSymbolTree } from 'jsdom/lib/jsdom/living/helpers/internal-constants.js';
import { expect, it, vi } from 'vitest';
import attacks from '#testing/attacks.json' with { type: 'json' };
import { cleanAtBuild, parser } from './clean-at-build.ts';
import rows from './clean-description.test.json' with { type: 'json' };

/** Cleans a post of a backend, on a site below the path `/site`. */
function clean(html: string) {
	vi.stubEnv('BASE_URL', '/site');
	return cleanAtBuild(html, { listUrl: 'https://backend.example/api/blogs/allblogs' });
}

const digits = '1'.repeat(100_000);
const signs = `<img alt="${'🎉'.repeat(50_000)}a" src="https://a.example/a.jpg">`;
const long = {
	'a film whose title is a long number': [
		`<iframe src="https://youtu.be/a" title="${digits}x"></iframe>`,
		`<p><a href="https://www.youtube.com/watch?v=a">Video on YouTube: ${digits}x</a></p>`,
	],
	'a film at a long number': [
		`<iframe src="https://vimeo.com/${digits}"></iframe>`,
		`<p><a href="https://vimeo.com/${digits}">Video on Vimeo</a></p>`,
	],
	'a picture whose text is long': [signs, signs],
	'no attributes without an end': [`<p ${Array.from(digits, (_one, at) => `a${at}=''`).join(' ')}>a</p>`, '<p>a</p>'],
};

// The attributes that all pictures and all code get are left out.
const shown = Object.entries({ ...rows.shown, long }).flatMap(([kind, cases]) =>
	Object.entries(cases).map(([what, [html = '', expected]]) => ({ kind, what, html, expected })),
);
it.each(shown)('$kind: shows $what', ({ html, expected }) => {
	expect(clean(html).html.replace(/ loading="lazy" decoding="async"| translate="no"/g, '')).toBe(expected);
});

it.each(rows.lost)('names what pages cannot link to or show: $html', ({ html, warnings }) => {
	expect(clean(html).warnings).toEqual(warnings);
});

it('lets a part of a page link to its other parts', () => {
	expect(cleanAtBuild('<a href="#b">a</a>', { listUrl: '/', isPart: true }).html).toBe('<a href="#b">a</a>');
});

/** Counts the nodes that the rules and the parser look at. */
function stepsFor(html: string): number {
	const { _node: look } = domSymbolTree;
	let steps = 0;
	domSymbolTree._node = (node) => {
		steps += 1;
		return look.call(domSymbolTree, node);
	};
	clean(html);
	domSymbolTree._node = look;
	return steps;
}

it.each(rows.repeated)('looks at twice as many nodes for twice as many %s', (part) => {
	expect(stepsFor(part.repeat(200)) / stepsFor(part.repeat(100))).toBeLessThan(2.2);
});

/** Parses the printed HTML again, as visitors' browsers do. */
const reparsed = (html: string) => parser.parseFromString(`<!doctype html><body>${clean(html).html}`, 'text/html').body;

const vectors = [...Object.values(attacks.byKind), Object.values(attacks.marked)].flat();
it.each(vectors)('lets nothing run in the attack %s', (html) => {
	const body = reparsed(html);
	const found = body.querySelector(
		'script, style, iframe, object, embed, form, input, svg, math, template, base, meta',
	);
	expect(found).toBeNull();
	for (const element of body.querySelectorAll('*'))
		for (const { name, value } of element.attributes) {
			expect(name).not.toMatch(/^(on|style|name|srcdoc|is$)/);
			if (/^(src|href)$/.test(name)) expect(value).toMatch(/^(https?:|mailto:|tel:|\/|#)/);
			if (name === 'id') expect(value).toMatch(/^post-/);
		}
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
