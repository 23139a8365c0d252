import { describe, expect, it } from 'vitest';
import { headersFile, hostingRules, redirectsFile } from './hosting-rules.ts';

describe('hostingRules', () => {
	it('redirects every alias, the one that cannot be a file included', () => {
		expect(hostingRules('/').redirects).toEqual([
			{ from: '/solutions', to: '/services' },
			{ from: '/services/seo-services', to: '/services/seo' },
			{ from: '/contact', to: '/contactus' },
			{ from: '/industries', to: '/Industries' },
		]);
	});

	it('sends posts without a page of their own to the shell', () => {
		expect(hostingRules('/').rewrites).toEqual([{ from: '/blog/*', to: '/post-shell' }]);
	});

	it('puts the sub-path before every address', () => {
		const { redirects, rewrites, headers } = hostingRules('/website');
		const paths = [...redirects, ...rewrites].flatMap(({ from, to }) => [from, to]);
		for (const path of [...paths, ...headers.map((rule) => rule.path)]) expect(path).toMatch(/^\/website\/./);
	});

	it('keeps hashed files for good and nothing else', () => {
		const cached = hostingRules('/').headers.filter(({ headers }) => 'Cache-Control' in headers);
		expect(cached).toEqual([
			{ path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
		]);
	});
});

describe('redirectsFile', () => {
	it('has one permanent redirect a line, and no rewrite, which would hide the posts that have a page', () => {
		expect(redirectsFile(hostingRules('/website'))).toMatchInlineSnapshot(`
			"/website/solutions /website/services 301
			/website/services/seo-services /website/services/seo 301
			/website/contact /website/contactus 301
			/website/industries /website/Industries 301
			"
		`);
	});
});

describe('headersFile', () => {
	it('lists the headers below each path', () => {
		expect(headersFile(hostingRules('/'))).toMatchInlineSnapshot(`
			"/*
			  Content-Security-Policy: frame-ancestors 'none'
			  Cross-Origin-Opener-Policy: same-origin
			  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
			  Referrer-Policy: strict-origin-when-cross-origin
			  Strict-Transport-Security: max-age=31536000; includeSubDomains
			  X-Content-Type-Options: nosniff
			/_astro/*
			  Cache-Control: public, max-age=31536000, immutable
			/api/*
			  Content-Type: application/json; charset=utf-8
			/*.md
			  Content-Type: text/markdown; charset=utf-8
			  X-Robots-Tag: noindex
			"
		`);
	});
});
