import { expect, it } from 'vitest';
import { judge } from './gate.ts';

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
