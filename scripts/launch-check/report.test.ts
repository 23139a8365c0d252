import { describe, expect, it } from 'vitest';
import { formatReport } from './report.ts';

describe('the report', () => {
	it('says when nothing is left, and still what is to know', () => {
		expect(formatReport([], [{ where: '.env.example:2', what: 'BASE_PATH is unset' }])).toBe(
			'Launch check: nothing is left to settle.\n\nTo know, nothing to settle\n  .env.example:2  BASE_PATH is unset\n',
		);
	});

	it('groups by kind and says once what pages have in common', () => {
		const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.html`);
		const findings = [
			...pages.map((where) => ({ kind: 'Titles' as const, where, what: 'has no title' })),
			{ kind: 'Placeholders' as const, where: 'content/site.yaml:3', what: 'marks an example value' },
			{ kind: 'Placeholders' as const, where: 'content/site.yaml:9', what: 'marks an example value' },
			{ kind: 'Links' as const, where: 'a.html', what: '<a href="/x"> leads nowhere' },
		];
		expect(formatReport(findings, [])).toBe(`Launch check: 9 things to settle.

Placeholders (2): put in the real value and delete the line
  content/site.yaml:3
  content/site.yaml:9

Links (1)
  a.html  <a href="/x"> leads nowhere

Titles (6)
  a.html, b.html, c.html, d.html and 2 more  has no title
`);
	});
});
