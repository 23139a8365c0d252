import { describe, expect, it } from 'vitest';
import type { Address } from './addresses.ts';
import type { Answer } from './ask.ts';
import { cellOf, judge, type HostKind } from './judge.ts';

const page = (canonical: string): string => `<link rel="canonical" href="${canonical}">`;
const about: Address = { kind: 'route', path: '/about', canonical: 'https://a.test/about' };
const alias: Address = { kind: 'alias', path: '/contact', canonical: 'https://a.test/contactus' };
const answer = (part: Partial<Answer>): Answer => ({
	status: 200,
	redirects: 0,
	path: '/',
	headers: new Headers(),
	body: page('https://a.test/about'),
	...part,
});
const verdict = (host: HostKind, address: Address, part: Partial<Answer>): string | undefined =>
	judge('A host', host, address, answer(part));

describe('a specified route', () => {
	it('may cost stock servers one redirect, and no other host any', () => {
		expect(verdict('stock', about, { redirects: 1 })).toBeUndefined();
		expect(verdict('stock', about, { redirects: 2 })).toBe(
			'A host: /about: found 200 +2, expected 200 after one redirect at most',
		);
		for (const host of ['files', 'rule files', 'rules'] as const) {
			expect(verdict(host, about, {})).toBeUndefined();
			expect(verdict(host, about, { redirects: 1 })).toBe(
				'A host: /about: found 200 +1, expected 200 without a redirect',
			);
		}
	});

	it('has to bring its own page', () => {
		expect(verdict('stock', about, { body: page('https://a.test/') })).toBe(
			'A host: /about: found 200, expected the page https://a.test/about, found https://a.test/',
		);
	});
});

describe('an alias', () => {
	const body = page('https://a.test/contactus');
	const forward = `<meta http-equiv="refresh" content="0; url=/contactus">${body}`;

	it('is a real redirect where the host can do it, else a page that forwards', () => {
		expect(verdict('rules', alias, { redirects: 1, body })).toBeUndefined();
		expect(verdict('rules', alias, { body: forward })).toBe(
			'A host: /contact: found 200 forwards, expected a redirect of the host',
		);
		expect(verdict('stock', alias, { redirects: 1, body: forward })).toBeUndefined();
	});

	it('that is no file may be missing on stock servers', () => {
		const industries: Address = { ...alias, kind: 'host alias' };
		expect(verdict('stock', industries, { status: 404 })).toBeUndefined();
		expect(verdict('rule files', industries, { status: 404 })).toMatch(/expected a redirect of the host$/);
	});
});

describe('an unknown address', () => {
	const unknown: Address = { kind: 'unknown', path: '/no-such-page' };

	it('is 404 everywhere, with our own page where the host knows it', () => {
		expect(verdict('stock', unknown, { status: 404, body: '' })).toBeUndefined();
		expect(verdict('files', unknown, { status: 404, body: 'Unexpected Application Error!' })).toBeUndefined();
		expect(verdict('files', unknown, { status: 404, body: 'Not Found' })).toMatch(/expected our own 404 page$/);
		expect(verdict('rules', unknown, {})).toMatch(/found 200, expected 404 without a redirect$/);
	});
});

describe('a post newer than the build', () => {
	const late: Address = { kind: 'late post', path: '/blog/new' };

	it('is 200 on hosts with rewrites, and opened by the 404 page on others', () => {
		expect(verdict('rules', late, {})).toBeUndefined();
		expect(verdict('rules', late, { status: 404 })).toMatch(/expected 200 without a redirect$/);
		expect(verdict('rule files', late, { status: 404, body: 'Unexpected Application Error!' })).toBeUndefined();
		expect(verdict('files', late, { status: 404, body: '' })).toMatch(
			/expected our own 404 page, which opens the post$/,
		);
		expect(verdict('stock', late, {})).toMatch(/expected 404$/);
	});
});

describe('a cell of the table', () => {
	it('has the status, and the redirects before it', () => {
		expect(cellOf(answer({}))).toBe('200');
		expect(cellOf(answer({ redirects: 1 }))).toBe('200 +1');
		expect(cellOf(answer({ body: '<meta http-equiv="refresh" content="0; url=/">' }))).toBe('200 forwards');
		expect(cellOf(answer({ status: 404 }))).toBe('404');
	});
});
