import { describe, expect, it } from 'vitest';
import { checkSite } from '../check.ts';
import { goodFiles, goodPage, site } from '../testing/site.ts';

const found = (changes: Record<string, string | undefined>): string[] =>
	checkSite(site(changes)).map(({ kind, where, what }) => `${kind} · ${where} · ${what}`);

const text = (file: string): string => goodFiles().get(file) ?? '';
const replaced = (file: string, from: string, to: string): Record<string, string> => {
	expect(text(file)).toContain(from);
	return { [file]: text(file).replace(from, () => to) };
};

describe('the sitemap', () => {
	it('lists each page for search engines', () => {
		const entry = '<url><loc>https://www.infotech.test/portfolio</loc></url>';
		expect(found(replaced('sitemap-0.xml', entry, ''))).toEqual([
			'Sitemap · portfolio.html · https://www.infotech.test/portfolio is not in the sitemap',
		]);
	});

	it('lists nothing else, and nothing twice', () => {
		const entry = '<url><loc>https://www.infotech.test/portfolio</loc></url>';
		expect(
			found(replaced('sitemap-0.xml', entry, `${entry}${entry}<url><loc>https://www.infotech.test/404</loc></url>`)),
		).toEqual([
			'Sitemap · sitemap-index.xml · lists https://www.infotech.test/404, which is no page for search engines',
			'Sitemap · sitemap-index.xml · lists https://www.infotech.test/portfolio twice',
		]);
	});

	it('is built, whole, and named by robots.txt', () => {
		expect(found({ 'sitemap-index.xml': undefined })).toEqual([
			'Sitemap · sitemap-index.xml · was not built: set PUBLIC_SITE_URL',
		]);
		expect(found({ 'sitemap-0.xml': undefined })[0]).toBe(
			'Sitemap · sitemap-index.xml · names https://www.infotech.test/sitemap-0.xml, which was not built',
		);
		expect(found(replaced('robots.txt', 'www.infotech.test', 'old.test'))).toEqual([
			'Sitemap · robots.txt · does not say "Sitemap: https://www.infotech.test/sitemap-index.xml"',
		]);
	});
});

describe('Markdown', () => {
	it('is announced by each page for search engines, and lies beside it', () => {
		expect(found(replaced('portfolio.html', ' href="/portfolio.md"', ' href="/services.md"'))).toEqual([
			'Markdown · portfolio.html · announces /services.md, expected /portfolio.md',
		]);
		expect(found({ 'portfolio.md': undefined })).toEqual([
			expect.stringMatching(/^Links · portfolio\.html · <link href="\/portfolio\.md"> leads nowhere/),
			'Markdown · llms.txt · lists https://www.infotech.test/portfolio.md, which was not built',
		]);
	});

	it('is announced by no page that is kept from search engines', () => {
		const hidden = replaced('portfolio.html', '<title>', '<meta name="robots" content="noindex"><title>');
		expect(found(hidden)).toContain('Markdown · portfolio.html · announces /portfolio.md, expected none');
	});

	it('has a list for language models', () => {
		expect(found({ 'llms.txt': undefined })).toEqual(['Markdown · llms.txt · was not built: build again']);
		expect(found({ 'llms.txt': '# Infotech\n' })).toEqual(['Markdown · llms.txt · lists no page']);
	});
});

describe('the content security policy', () => {
	it('is on each page', () => {
		expect(found(replaced('portfolio.html', 'content-security-policy', 'x-policy'))).toEqual([
			'Content security policy · portfolio.html · is missing: the page has no policy',
		]);
	});

	it('names exactly the hosts of the settings', () => {
		const from = "connect-src 'self' https://api.emailjs.com";
		expect(found(replaced('portfolio.html', from, `${from} https://old.test`))).toEqual([
			`Content security policy · portfolio.html · found ${from} https://old.test, expected ${from}`,
		]);
	});

	it('allows nothing unsafe', () => {
		expect(found(replaced('portfolio.html', "script-src 'self'", "script-src 'self' 'unsafe-inline'"))).toEqual([
			"Content security policy · portfolio.html · allows too much: script-src 'self' 'unsafe-inline'",
		]);
	});

	it('does not block what the page has', () => {
		const body =
			'<script>go()</script><style>p{}</style><p style="color:red" onclick="go()">a</p><script type="speculationrules">{}</script>';
		expect(found({ 'portfolio.html': goodPage('/portfolio', body) })).toEqual(
			[
				'blocks 1 inline script of the page: move it to a file',
				'blocks 1 inline style sheet of the page: move it to a file',
				'blocks <p onclick>: add a listener in a script instead',
				'blocks <p style>: use a class instead',
			].map((what) => `Content security policy · portfolio.html · ${what}`),
		);
	});
});

describe('host rules', () => {
	it('are there, hidden files too', () => {
		expect(found({ '.nojekyll': undefined })).toEqual([
			'Host rules · .nojekyll · was not built: build again, and upload hidden files too',
		]);
	});

	it('have every security header and redirect', () => {
		expect(found(replaced('_headers', '  X-Content-Type-Options: nosniff\n', ''))).toEqual([
			'Host rules · _headers · lacks "X-Content-Type-Options: nosniff": build again',
		]);
		expect(found(replaced('_redirects', '/contact /contactus 301', '/contact /about 301'))).toEqual([
			'Host rules · _redirects · lacks "/contact /contactus 301": build again',
		]);
	});
});

describe('copies for stock servers', () => {
	it('lie beside each page', () => {
		expect(found({ 'portfolio/index.html': undefined })).toEqual([
			'Copies for stock servers · portfolio/index.html · is missing beside portfolio.html: build again',
		]);
	});

	it('are the same', () => {
		expect(found({ 'portfolio/index.html': `${text('portfolio.html')} ` })).toEqual([
			'Copies for stock servers · portfolio/index.html · differs from portfolio.html: build again',
		]);
	});
});

describe('local addresses', () => {
	it.each([
		'http://localhost',
		'http://localhost:4321',
		'http://127.0.0.1:4322',
		'localhost:3000',
		'http://192.168.1.7',
		'https://backend.test:8443',
		'http://printer.local',
	])('are found in any file: %s', (address) => {
		expect(found({ '_astro/a.js': `let a = 1;\nfetch('${address}/api');` })).toEqual([
			`Local addresses · _astro/a.js:2 · names ${address}, which visitors cannot reach`,
		]);
	});

	it.each([
		'a localhost of words',
		'https://localhost.example.com/',
		'version 10.0.0.1',
		"window.location.href||'http://localhost'",
	])('are not seen where there are none: %s', (words) => {
		expect(found({ '_astro/a.js': words })).toEqual([]);
	});
});
