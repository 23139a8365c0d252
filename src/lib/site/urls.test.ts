import { describe, expect, it } from 'vitest';
import { canonicalUrl, href, isExternal, markdownPath, previewPath } from './urls.ts';

describe('href', () => {
	it.each([
		['/about', '/', '/about'],
		['/', '/', '/'],
		['/Industries', '/website', '/website/Industries'],
		['/', '/website', '/website/'],
		['/about', '/website/', '/website/about'],
		['/blog/a?b=c#d', '/website', '/website/blog/a?b=c#d'],
	])('writes %s below %s as %s', (path, base, expected) => {
		expect(href(path, base)).toBe(expected);
	});

	it.each([
		'#main',
		'https://example.com/about',
		'//example.com/about',
		'mailto:hello@example.com',
		'tel:+912615550100',
	])('leaves %s as it is', (target) => {
		expect(href(target, '/website')).toBe(target);
	});

	it('knows the base of the build', () => {
		expect(href('/about')).toBe('/about');
	});
});

describe('canonicalUrl', () => {
	it.each([
		['/', '/', 'https://www.example.com/'],
		['/Industries', '/', 'https://www.example.com/Industries'],
		['/', '/website', 'https://www.example.com/website/'],
		['/services/seo', '/website', 'https://www.example.com/website/services/seo'],
	])('gives %s below %s the address %s', (path, base, expected) => {
		expect(canonicalUrl(path, 'https://www.example.com', base)).toBe(expected);
		expect(canonicalUrl(path, new URL('https://www.example.com/'), base)).toBe(expected);
	});
});

describe('isExternal', () => {
	it.each([
		['https://example.com', true],
		['http://example.com', true],
		['/about', false],
		['#main', false],
		['mailto:hello@example.com', false],
		['tel:+912615550100', false],
	])('takes %s as leaving the site: %s', (target, expected) => {
		expect(isExternal(target)).toBe(expected);
	});
});

describe('the files of a page', () => {
	it.each([
		['/', '/index.md', '/og/home.png'],
		['/about', '/about.md', '/og/about.png'],
		['/services/seo', '/services/seo.md', '/og/services-seo.png'],
	])('%s has its Markdown at %s and its preview picture at %s', (path, markdown, picture) => {
		expect(markdownPath(path)).toBe(markdown);
		expect(previewPath(path)).toBe(picture);
	});
});
