import { describe, expect, it } from 'vitest';
import { redirects as allRedirects } from '../../shared/site/redirects.ts';
import { hostingRules, trailingSlash } from './hosting-rules.ts';
import { ruleFiles } from './rule-files.ts';

it('sets security headers everywhere, lets browsers keep only hashed files, and sets content types', () => {
	expect(ruleFiles('/website')['_headers']).toMatchInlineSnapshot(`
		"/website/*
		  Content-Security-Policy: frame-ancestors 'none'
		  Cross-Origin-Opener-Policy: same-origin
		  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
		  Referrer-Policy: strict-origin-when-cross-origin
		  Strict-Transport-Security: max-age=31536000
		  X-Content-Type-Options: nosniff
		/website/_astro/*
		  Cache-Control: public, max-age=31536000, immutable
		/website/api/*
		  Content-Type: application/json; charset=utf-8
		"
	`);
});

it('keeps a deployed editing page out of search results on every host', () => {
	const plain = ruleFiles('/website');
	for (const [name, text] of Object.entries(ruleFiles('/website', true)))
		if (/_headers|nginx|Caddy/.test(name)) {
			const added = text.split('\n').filter((line) => !plain[name]?.split('\n').includes(line));
			expect(added.join('\n')).toMatch(/\/website\/edit\b/);
			expect(text.split('noindex').length).toBeGreaterThan(plain[name]?.split('noindex').length ?? 0);
			// The sign-in window must be able to reach the page that opened it.
			expect(text).toContain('same-origin-allow-popups');
		}
});

describe.each(['/', '/website'])('the rules for a site at %s', (base) => {
	const { _redirects = '', _headers, ...files } = ruleFiles(base);
	const { prefix, redirects, latePosts, headers } = hostingRules(base);
	const samples = Object.entries(files).filter(([, text]) => text !== '');

	it('redirect every old address permanently, and never hide a built post', () => {
		for (const { from, to } of allRedirects) expect(_redirects).toContain(`${prefix}${from} ${prefix}${to} 301\n`);
		expect(_redirects).not.toContain('late-post');
	});

	it.each(samples)('are complete in %s, with matching braces and addresses filled in', (_, sample) => {
		for (const { from, to } of redirects) for (const path of [from, to]) expect(sample).toContain(path);
		expect(sample).toContain(latePosts.page);
		for (const value of headers.flatMap((rule) => Object.values(rule.headers))) {
			// nginx adds the charset automatically.
			expect(sample).toContain(value.replace('; charset=utf-8', ''));
		}
		expect(sample).toContain(`${prefix}/404.html`);
		expect(sample.split('{').length).toBe(sample.split('}').length);
		expect(sample).not.toMatch(/undefined|\[object|\/\/website/);
	});
});

describe('trailingSlash', () => {
	it.each([
		['/services/pots//', '', '/services/pots'],
		['/website/about/', '/website', '/website/about'],
		// There is no redirect for the home page, or for addresses without a trailing slash.
		['/', '', undefined],
		['/about', '', undefined],
		['/website/', '/website', undefined],
		['/elsewhere/', '/website', undefined],
		// A redirect never leads to another host.
		['//elsewhere.example/', '', undefined],
		['/\\elsewhere.example/', '', undefined],
		['/%5celsewhere.example/', '', undefined],
		['/a\r\nb/', '', undefined],
	])('redirects %j below "%s" to %s', (path, prefix, expected) => {
		expect(new RegExp(trailingSlash(prefix)).exec(path)?.[1]).toBe(expected);
	});
});
