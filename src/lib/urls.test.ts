import { expect, it } from 'vitest';
import { canonicalUrl, href, previewPath } from './urls.ts';
import urls from './urls.test.json' with { type: 'json' };

it.each(urls.links)('the link to $path below $base is $expected', ({ path, base, expected }) => {
	expect(href(path, base)).toBe(expected);
});

it.each(urls.canonical)('the canonical address of %s below %s is %s', (path, base, expected) => {
	expect(canonicalUrl(path, 'https://www.example.com', base)).toBe(expected);
	expect(canonicalUrl(path, new URL('https://www.example.com/'), base)).toBe(expected);
});

it.each(urls.pictures)('%s has its preview picture at %s', (path, picture) => {
	expect(previewPath(path)).toBe(picture);
});
