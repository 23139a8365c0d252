import { expect, it } from 'vitest';
import { formatReport, judge } from './report.ts';

const kinds = ['Placeholders', 'Examples', 'Settings', 'Blog', 'Build', 'Links'];
const findings = kinds.map((kind) => ({ kind, where: 'a', what: 'b' }));
const stopping = (hasSettings: boolean) => judge(findings, hasSettings).errors.map(({ kind }) => kind);

it('stops a deployment for every finding except example values, which it only counts', () => {
	expect(stopping(true)).toEqual(['Settings', 'Blog', 'Build', 'Links']);
	expect(judge(findings, true).examples).toBe(2);
});

it('ignores findings about settings if the settings are unknown', () => {
	expect(stopping(false)).toEqual(['Build', 'Links']);
});

it('lists a problem on several pages once, but each placeholder separately', () => {
	const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.html`);
	const findings = [
		...['site.yaml:3', 'site.yaml:9'].map((where) => ({ kind: 'Placeholders', where, what: 'put in the real value' })),
		...pages.map((where) => ({ kind: 'Titles', where, what: 'is missing' })),
	];
	expect(formatReport(findings)).toBe(`Launch check: 8 problems to fix.

Placeholders (2)
  site.yaml:3  put in the real value
  site.yaml:9  put in the real value

Titles (6)
  a.html, b.html, c.html, d.html and 2 more  is missing`);
});
