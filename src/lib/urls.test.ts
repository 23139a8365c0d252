import { expect, it } from 'vitest';
import { canonicalUrl, href, previewPath } from './urls.ts';

it.each<[path: string, base: string | undefined, expected: string]>([
	['/about', undefined, '/about'],
	['/about', '/', '/about'],
	['/Industries', '/website', '/website/Industries'],
	['/', '/website', '/website/'],
	['/about', '/website/', '/website/about'],
	['/blog/a?b=c#d', '/website', '/website/blog/a?b=c#d'],
	['#main', '/website', '#main'],
	['https://example.com/about', '/website', 'https://example.com/about'],
	['//example.com/about', '/website', '//example.com/about'],
	['mailto:hello@example.com', '/website', 'mailto:hello@example.com'],
])('the link to %s below %s is %s', (path, base, expected) => {
	expect(href(path, base)).toBe(expected);
});

it.each([
	['/', '/', 'https://www.example.com/'],
	['/Industries', '/', 'https://www.example.com/Industries'],
	['/', '/website', 'https://www.example.com/website/'],
	['/services/pots', '/website', 'https://www.example.com/website/services/pots'],
])('the canonical address of %s below %s is %s', (path, base, expected) => {
	expect(canonicalUrl(path, 'https://www.example.com', base)).toBe(expected);
	expect(canonicalUrl(path, new URL('https://www.example.com/'), base)).toBe(expected);
});

it.each([
	['/', '/og/index.png'],
	['/services/pots', '/og/services/pots.png'],
])('%s has its preview picture at %s', (path, picture) => {
	expect(previewPath(path)).toBe(picture);
});
