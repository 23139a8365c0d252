import { expect, it } from 'vitest';
import { formatReport, judge } from './report.ts';

const kinds = ['Placeholders', 'Examples', 'Settings', 'Blog', 'Build', 'Links'];
const findings = kinds.map((kind) => ({ kind, where: 'a', what: 'b' }));
const stopping = (hasSettings: boolean) => judge(findings, hasSettings).errors.map(({ kind }) => kind);

it('stops a deployment for everything but example values, which it counts', () => {
	expect(stopping(true)).toEqual(['Settings', 'Blog', 'Build', 'Links']);
	expect(judge(findings, true).unsettled).toBe(2);
});

it('judges a change by what it is made of where the settings are not known', () => {
	expect(stopping(false)).toEqual(['Build', 'Links']);
});

it('says in the report once what many pages have in common, and names each placeholder', () => {
	const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.html`);
	const findings = [
		...['site.yaml:3', 'site.yaml:9'].map((where) => ({ kind: 'Placeholders', where, what: 'put in the real value' })),
		...pages.map((where) => ({ kind: 'Titles', where, what: 'is missing' })),
	];
	expect(formatReport(findings)).toBe(`Launch check: 8 to settle.

Placeholders (2)
  site.yaml:3  put in the real value
  site.yaml:9  put in the real value

Titles (6)
  a.html, b.html, c.html, d.html and 2 more  is missing`);
});
