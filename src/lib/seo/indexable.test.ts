import { describe, expect, it } from 'vitest';
import { canonicalEntry, isIndexable } from './indexable.ts';

const site = 'https://www.example.com';

describe.each(['/', '/website'])('isIndexable below %s', (base) => {
	const home = base === '/' ? site : site + base;

	it.each([
		'',
		'/',
		'/about',
		'/Industries',
		'/services/seo',
		'/blog',
		'/blog/a-post',
		'/blog/archive/2',
		'/landing-page',
	])('lists "%s"', (path) => {
		expect(isIndexable(home + path, site, base)).toBe(true);
	});

	it.each(['/404', '/post-shell', '/solutions', '/services/seo-services', '/contact', '/contact/', '/blog/archive/1'])(
		'leaves %s out',
		(path) => {
			expect(isIndexable(home + path, site, base)).toBe(false);
		},
	);
});

describe('canonicalEntry', () => {
	it.each([
		['https://www.example.com', '/', 'https://www.example.com/'],
		['https://www.example.com/', '/', 'https://www.example.com/'],
		['https://www.example.com/about/', '/', 'https://www.example.com/about'],
		['https://www.example.com/website', '/website', 'https://www.example.com/website/'],
		['https://www.example.com/website/', '/website', 'https://www.example.com/website/'],
		['https://www.example.com/website/Industries', '/website', 'https://www.example.com/website/Industries'],
	])('writes %s below %s as %s', (url, base, expected) => {
		expect(canonicalEntry({ url, lastmod: 'kept' }, site, base)).toEqual({ url: expected, lastmod: 'kept' });
	});
});
