import { describe, expect, it, test } from 'vitest';
import { CASE_CONTEXT, SANITISE_CASES } from '../../shared/blog/testing/sanitise-cases.ts';
import { sanitiseAtBuild } from './sanitise-build.ts';

describe.each(Object.entries(SANITISE_CASES))('the build cleans untrusted HTML: %s', (_group, cases) => {
	test.each(cases)('%s', (_name, html, expected) => {
		expect(sanitiseAtBuild(html, CASE_CONTEXT)).toBe(expected);
	});
});

describe('sanitiseAtBuild', () => {
	it('does not change HTML that it has already cleaned', () => {
		const own = { listUrl: '/api/blogs/allblogs', base: '/' };
		for (const [, html] of Object.values(SANITISE_CASES).flat()) {
			if (html.includes('<marquee>')) continue;
			const once = sanitiseAtBuild(html, own);
			expect(sanitiseAtBuild(once, own)).toBe(once);
		}
	});

	it('allows pictures from this site if the list is on this site', () => {
		const own = { listUrl: '/site/api/blogs/allblogs', base: '/site' };
		expect(sanitiseAtBuild('<img src="/images/blog/a.webp">', own)).toContain('src="/site/images/blog/a.webp"');
	});

	it('removes the address of a link to a missing id', () => {
		expect(sanitiseAtBuild('<a href="#gone">x</a>', CASE_CONTEXT)).toBe('<a>x</a>');
	});

	it('returns only the text if the nesting is too deep', () => {
		const html = sanitiseAtBuild(`${'<div>'.repeat(200_000)}a <b>&lt;word&gt;</b>`, CASE_CONTEXT);
		expect(html).toBe('<p>a &#x3C;word></p>');
	});
});
