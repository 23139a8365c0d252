import { describe, expect, it, test } from 'vitest';
import { CASE_CONTEXT, SANITISE_CASES } from '../../shared/blog/testing/sanitise-cases.ts';
import { sanitiseAtBuild } from './sanitise-build.ts';

describe.each(Object.entries(SANITISE_CASES))('the build cleans: %s', (_group, cases) => {
	test.each(cases)('%s', (_name, html, expected) => {
		expect(sanitiseAtBuild(html, CASE_CONTEXT)).toBe(expected);
	});
});

describe('sanitiseAtBuild', () => {
	it('changes nothing in what it has cleaned', () => {
		const own = { listUrl: '/api/blogs/allblogs', base: '/' };
		for (const [, html] of Object.values(SANITISE_CASES).flat()) {
			if (html.includes('<marquee>')) continue;
			const once = sanitiseAtBuild(html, own);
			expect(sanitiseAtBuild(once, own)).toBe(once);
		}
	});

	it('takes pictures from the own origin where the list is on this website', () => {
		const own = { listUrl: '/site/api/blogs/allblogs', base: '/site' };
		expect(sanitiseAtBuild('<img src="/images/blog/a.webp">', own)).toContain('src="/site/images/blog/a.webp"');
	});

	it('takes the address from a link to a place that the text does not have', () => {
		expect(sanitiseAtBuild('<a href="#gone">x</a>', CASE_CONTEXT)).toBe('<a>x</a>');
	});

	it('gives the words alone where the nesting is too deep', () => {
		const html = sanitiseAtBuild(`${'<div>'.repeat(200_000)}a <b>&lt;word&gt;</b>`, CASE_CONTEXT);
		expect(html).toBe('<p>a &#x3C;word></p>');
	});
});
