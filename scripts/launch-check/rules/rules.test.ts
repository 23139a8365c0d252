import { describe, expect, it } from 'vitest';
import { checkSite } from '../check.ts';
import { goodPage, site, underPath } from '../testing/site.ts';

/** Each finding as `kind · where · what`. */
const found = (...input: Parameters<typeof site>): string[] =>
	checkSite(site(...input)).map(({ kind, where, what }) => `${kind} · ${where} · ${what}`);

const portfolio = (body: string): Record<string, string> => ({ 'portfolio.html': goodPage('/portfolio', body) });
const changed = (from: string, to: string): Record<string, string> => {
	const page = goodPage('/portfolio');
	expect(page).toContain(from);
	return { 'portfolio.html': page.replace(from, to) };
};

describe('a site on which everything is right', () => {
	it('passes', () => {
		expect(found()).toEqual([]);
	});
});

describe('the HTML of each page', () => {
	it('is valid, in whole documents', () => {
		const body = '<p><div id="two words">a</div></p><label for="nothing">b</label><h4>c</h4>';
		expect(found(portfolio(body)).map((line) => /^HTML · portfolio\.html · .*, ([a-z-]+)\)$/.exec(line)?.[1])).toEqual(
			expect.arrayContaining(['valid-id', 'no-missing-references', 'heading-level']),
		);
	});
});

describe('links', () => {
	it.each([
		'<a href="/nowhere">a</a>',
		'<img src="/lost.webp" alt="">',
		'<a href="https://www.infotech.test/nowhere">a</a>',
	])('have to lead to a file of the build: %s', (body) => {
		expect(found(portfolio(body))).toEqual([
			expect.stringMatching(/^Links · portfolio\.html · <.*leads nowhere: nothing of that name was built$/),
		]);
	});

	it('have no slash at their end', () => {
		expect(found(portfolio('<a href="/services/">a</a>'))).toEqual([
			'Links · portfolio.html · <a href="/services/"> leads nowhere: take the slash off its end',
		]);
	});

	it('have to be addresses', () => {
		expect(found(portfolio('<a href="https://">a</a>'))).toEqual([
			'Links · portfolio.html · <a href="https://"> is no address',
		]);
	});

	it('are compared in their case', () => {
		expect(found(portfolio('<a href="/Services">a</a>'))).toHaveLength(1);
	});

	it('may leave the site, call, write, and ask', () => {
		expect(
			found(
				portfolio(
					'<a href="https://elsewhere.test/x">a</a><a href="tel:+91">b</a><a href="mailto:a@b.test">c</a><a href="/services?plan=1">d</a>',
				),
			),
		).toEqual([]);
	});

	it('of the manifest count too', () => {
		expect(found({ 'site.webmanifest': '{"start_url":"/","icons":[{"src":"/icon.png"}]}' })).toEqual([
			'Links · site.webmanifest · "/icon.png" leads nowhere: nothing of that name was built',
		]);
	});

	it('see every candidate of a picture', () => {
		expect(found(portfolio('<img src="/favicon.svg" srcset="/favicon.svg 1x, /big.webp 2x" alt="">'))).toEqual([
			'Links · portfolio.html · <img srcset="/big.webp"> leads nowhere: nothing of that name was built',
		]);
	});
});

describe('fragments', () => {
	it('have to be parts of the page that they lead to', () => {
		expect(found(portfolio('<a href="/services#price">a</a><a href="#main">b</a><a href="#top">c</a>'))).toEqual([
			'Fragments · portfolio.html · <a href="/services#price"> leads to a part that the page does not have: give it that id',
		]);
	});
});

describe('the sub-path', () => {
	it('is part of each link, asset, island property and speculation rule', () => {
		const body = `<a href="/services">a</a><astro-island props='{"listUrl":[0,"/api/blogs/allblogs"]}'></astro-island>
			<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"}}]}</script>`;
		const faults = found(portfolio(body), underPath).filter((fault) => fault.startsWith('Sub-path · portfolio'));
		expect(faults).toEqual(
			['/portfolio.md', '/services', '/api/blogs/allblogs', '/*'].map(
				(path) =>
					`Sub-path · portfolio.html · "${path}" leaves the sub-path /website: make it with href() of src/lib/site/urls.ts`,
			),
		);
	});

	it('is asked for only where the site has one', () => {
		expect(found(portfolio('<a href="/services">a</a>'))).toEqual([]);
	});
});

describe('titles and descriptions', () => {
	it('are on every page', () => {
		expect(found({ ...changed('<title>The title of /portfolio</title>', '') })).toEqual([
			'HTML · portfolio.html · <head> element must have <title> as content (html > head, element-required-content)',
			'Titles · portfolio.html · has no title: set head.title in its file of content/pages',
		]);
		expect(found({ ...changed('name="description"', 'name="other"') })).toEqual([
			'Descriptions · portfolio.html · has no description: set head.description in its file of content/pages',
		]);
	});

	it('belong to one page each', () => {
		expect(found(changed('title of /portfolio', 'title of /services'))).toEqual([
			'Titles · services.html, portfolio.html · share the title "The title of /services": each page needs one of its own',
		]);
		expect(found(changed('description of /portfolio', 'description of /services'))).toEqual([
			'Descriptions · services.html, portfolio.html · share the description "The description of /services": each page needs one of its own',
		]);
	});

	it('of a drawing in the page do not count', () => {
		expect(
			found({ 'portfolio.html': goodPage('/portfolio', '<svg><title>The title of /services</title></svg>') }),
		).toEqual([]);
	});
});

describe('pictures', () => {
	it('have an alt, be it empty', () => {
		expect(found(portfolio('<img src="/favicon.svg"><img src="/favicon.svg" alt="">'))).toEqual([
			'Pictures · portfolio.html · <img src="/favicon.svg"> has no alt: say what it shows, or alt="" for decoration',
		]);
	});
});

describe('canonical links', () => {
	it('name the page itself', () => {
		expect(
			found(
				changed(
					'rel="canonical" href="https://www.infotech.test/portfolio"',
					'rel="canonical" href="https://www.infotech.test/portfolio/"',
				),
			),
		).toEqual([
			'Canonical links · portfolio.html · found https://www.infotech.test/portfolio/, expected https://www.infotech.test/portfolio',
		]);
	});

	it('agree with the address for link previews', () => {
		const wrong = changed(
			'og:url" content="https://www.infotech.test/portfolio"',
			'og:url" content="https://www.infotech.test/"',
		);
		expect(found(wrong)).toEqual([
			'Canonical links · portfolio.html · og:url: found https://www.infotech.test/, expected https://www.infotech.test/portfolio',
		]);
	});

	it('name the target of a forward', () => {
		const forward = (to: string): string =>
			goodPage(to)
				.replace(/<link rel="alternate".*/, '')
				.replace(
					'<title>',
					'<meta http-equiv="refresh" content="0; url=/services"><meta name="robots" content="noindex"><title>',
				);
		const copy = { 'solutions/index.html': forward('/services') };
		expect(found({ 'solutions.html': forward('/services'), ...copy })).toEqual([]);
		expect(found({ 'solutions.html': forward('/'), 'solutions/index.html': forward('/') })).toEqual([
			'Canonical links · solutions.html · found https://www.infotech.test/, expected https://www.infotech.test/services',
		]);
	});
});
