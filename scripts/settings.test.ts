import { expect, it } from 'vitest';
import { findReasons } from './launch-note.ts';
import { findDoubtfulSettings, findSettingProblems } from './settings.ts';
import settings from './settings.test.json' with { type: 'json' };

it.each(settings.wrong)('%s=%s is named, with an example', (name = '', value = '', example = '') => {
	const [problem, ...others] = findSettingProblems({ [name]: value });
	expect(problem).toMatch(new RegExp(`^${name} is `));
	expect(problem).toContain(example);
	expect(others).toEqual([]);
});

it('accepts what works', () => {
	expect(findSettingProblems(settings.right)).toEqual([]);
});

it.each(settings.doubtful)('%s=%s cannot be right for a live site', (name = '', value = '', fix = '') => {
	expect(findSettingProblems({ [name]: value })).toEqual([]);
	expect(findDoubtfulSettings({ [name]: value, PUBLIC_ANALYTICS_SCRIPT: 'https://stats.infotech.in/s.js' })).toEqual([
		expect.stringMatching(new RegExp(`^${name} is "${value}"\\. .*${fix}`)),
	]);
	expect(findReasons({ [name]: value }, '')).toContain(`${name} cannot be right for a live site`);
});
