import { describe, expect, it } from 'vitest';
import { checkSite } from '../check.ts';
import { shownPaths } from '../structured-data/shown-paths.ts';
import { structuredDataTable } from '../structured-data/table.ts';
import { goodPage, site } from '../testing/site.ts';

const found = (changes: Record<string, string | undefined>): string[] =>
	checkSite(site(changes)).map(({ kind, where, what }) => `${kind} · ${where} · ${what}`);

/** A page with these things in the place of its own. */
const page = (data: string | object, path = '/portfolio'): Record<string, string> => ({
	[`${path.slice(1)}.html`]: goodPage(path).replace(
		/(ld\+json">)[\s\S]*?(<\/script>)/,
		(_, before: string, after: string) => before + (typeof data === 'string' ? data : JSON.stringify(data)) + after,
	),
});

const portfolio = { '@type': 'WebPage', name: 'a', url: 'b', description: 'c', isPartOf: 'd', about: 'e' };

describe('structured data', () => {
	it('is on each page and parses', () => {
		const without = { 'portfolio.html': goodPage('/portfolio').replace('application/ld+json', 'text/plain') };
		expect(found(without)).toContain('Structured data · portfolio.html · has none');
		expect(found(page('{"@type":'))).toEqual([
			expect.stringMatching(/^Structured data · portfolio\.html · is not JSON: /),
		]);
	});

	it('has what its types need', () => {
		const post = {
			headline: '',
			description: 'a',
			datePublished: '2026-01-01',
			author: { name: 'a' },
			publisher: { name: 'a' },
			url: 'https://a.test/',
			mainEntityOfPage: 'a',
			isPartOf: 'b',
		};
		expect(found(page({ '@type': 'BlogPosting', ...post }))).toEqual([
			'Structured data · portfolio.html · BlogPosting lacks headline',
		]);
		const question = { '@type': 'Question', name: 'd' };
		expect(found(page({ ...portfolio, '@type': ['ContactPage', 'FAQPage'], mainEntity: [question] }))).toEqual([
			'Structured data · portfolio.html · Question lacks acceptedAnswer',
		]);
	});

	it('counts an entry of a list by its list: a breadcrumb needs names', () => {
		const entry = { '@type': 'ListItem', position: 1, item: 'https://a.test/' };
		expect(found(page({ '@type': 'ItemList', itemListElement: [entry] }))).toEqual([]);
		expect(found(page({ '@type': 'BreadcrumbList', itemListElement: [entry] }))).toEqual([
			'Structured data · portfolio.html · ListItem of BreadcrumbList lacks name',
		]);
	});

	it('has no type of which nobody has looked up the fields', () => {
		expect(found(page({ '@type': 'Recipe' }))).toEqual([
			'Structured data · portfolio.html · Recipe is not in the table of scripts/launch-check/structured-data/fields.ts',
		]);
	});

	it('points at nothing that the page does not describe', () => {
		expect(found(page({ ...portfolio, about: { '@id': '#agency' } }))).toEqual([
			'Structured data · portfolio.html · points at "#agency", which the page does not describe',
		]);
	});

	it('has the questions on About that the specification asks for', () => {
		const about = { 'about.html': goodPage('/about'), 'about/index.html': goodPage('/about') };
		expect(found(about)).toContain('Structured data · about.html · has no FAQPage, which the specification asks for');
	});
});

describe('the table of structured data', () => {
	it('names the fields that search engines document, present or not, and why', () => {
		const website = { '@type': 'WebSite', name: 'a', publisher: 'b' };
		expect(structuredDataTable(site(page([portfolio, website])))).toBe(
			[
				'| type | on | guide | required, present | recommended, present | not present |',
				'| --- | --- | --- | --- | --- | --- |',
				'| WebSite | `/portfolio` | site-names | name | - | url, alternateName |',
				'| WebPage | every page | none | - | - | - |',
				'',
				'Not present, and why:',
				'',
				'- WebSite, url: NO REASON',
				'- WebSite, alternateName: the agency has one name',
			].join('\n'),
		);
	});

	it.each([
		[['/', '/about', '/blog/a', '/blog/b'], 'every page'],
		[['/', '/blog/a', '/blog/b'], 'every page but `/about`'],
		[['/blog/a', '/blog/b'], '`/blog/*`'],
		[['/about', '/blog/b'], '`/about`, 1 of `/blog/*`'],
	])('calls %j %s', (paths, expected) => {
		expect(shownPaths(new Set(paths), ['/', '/about', '/blog/a', '/blog/b'])).toBe(expected);
	});
});
