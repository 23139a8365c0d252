import { describe, expect, it } from 'vitest';
import { inlineScripts, layersOf, piecesOf, withoutArticle } from './markup.ts';

describe('withoutArticle', () => {
	it('leaves out the article, whatever is nested in it, and nothing behind it', () => {
		const html = '<main><div class="prose" data-post-body><p>a</p><div>b</div></div><aside>c</aside></main>';
		expect(withoutArticle(html)).toBe('<main><div class="prose" data-post-body></div><aside>c</aside></main>');
	});

	it('leaves a page without an article alone', () => {
		expect(withoutArticle('<main><div>a</div></main>')).toBe('<main><div>a</div></main>');
	});
});

describe('inlineScripts', () => {
	it('takes scripts that run, and neither files nor data', () => {
		const html = `<script>a()</script><script type="module">b()</script><script src="/c.js"></script>
			<script type="application/ld+json">{"d":1}</script><script type="speculationrules">{"e":1}</script>`;
		expect(inlineScripts(html)).toEqual(['a()', 'b()']);
	});
});

describe('layersOf', () => {
	it('gives the blocks of each layer, and no list of names', () => {
		const css =
			'@layer base,theme;@layer base{a{b:c}@media (d){e{f:g}}}h{i:j}@layer theme{:root{k:l}}@layer base{m{n:o}}';
		expect([...layersOf(css)]).toEqual([
			['base', ['@layer base{a{b:c}@media (d){e{f:g}}}', '@layer base{m{n:o}}']],
			['theme', ['@layer theme{:root{k:l}}']],
		]);
	});
});

describe('piecesOf', () => {
	it('tells what a document is made of', () => {
		const html = `<meta http-equiv="content-security-policy" content="a"><style>@layer base{b{c:d}}</style>
			<script type="application/ld+json">{}</script><script>e()</script><x props="{f}"><svg><path/></svg></x>`;
		expect([...piecesOf(html).keys()]).toEqual([
			'styles: base',
			'content security policy',
			'structured data',
			'inline scripts',
			'island props',
			'drawings (svg)',
		]);
	});
});
