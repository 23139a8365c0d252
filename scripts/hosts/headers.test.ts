import { describe, expect, it } from 'vitest';
import { judgeSending, securityHeaders, type Sending } from './headers.ts';

const right: Sending = {
	pageCaching: 'public, max-age=0, must-revalidate',
	assetCaching: 'public, max-age=31536000, immutable',
	missingCaching: 'none',
	secured: { right: 6, all: 6 },
	encoding: 'gzip',
	listType: 'application/json; charset=utf-8',
	markdown: 'text/markdown; charset=utf-8, noindex',
	ruleFile: 404,
};

describe('hosts that follow our rules', () => {
	it('pass when they send as the rules say', () => {
		expect(judgeSending('A host', 'rules', right)).toEqual([]);
	});

	it('are told everything that they send otherwise', () => {
		const wrong: Sending = {
			pageCaching: 'none',
			assetCaching: 'none',
			missingCaching: 'public, max-age=31536000, immutable',
			secured: { right: 5, all: 6 },
			encoding: 'none',
			listType: 'application/octet-stream',
			markdown: 'text/plain, none',
			ruleFile: 200,
		};
		expect(judgeSending('A host', 'rule files', wrong)).toMatchInlineSnapshot(`
			[
			  "A host: caching of pages: found none, expected max-age=0, must-revalidate",
			  "A host: caching of hashed files: found none, expected a year, immutable",
			  "A host: caching of hashed files that are not there: found public, max-age=31536000, immutable, expected no year",
			  "A host: security headers: found 5 of them, expected all 6",
			  "A host: compression of pages: found none, expected gzip for a browser that takes only that",
			  "A host: type of /api/blogs/allblogs: found application/octet-stream, expected application/json",
			  "A host: type and robots of /about.md: found text/plain, none, expected text/markdown; charset=utf-8, noindex",
			  "A host: status of /_headers: found 200, expected 404",
			]
		`);
	});
});

it('leaves hosts alone that know no rules', () => {
	expect(judgeSending('A host', 'stock', { ...right, pageCaching: 'none' })).toEqual([]);
});

it('asks for the headers that a meta tag cannot set', () => {
	expect(securityHeaders('/website').map(([name]) => name)).toEqual([
		'Content-Security-Policy',
		'Cross-Origin-Opener-Policy',
		'Permissions-Policy',
		'Referrer-Policy',
		'Strict-Transport-Security',
		'X-Content-Type-Options',
	]);
});
