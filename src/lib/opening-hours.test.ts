import { expect, it } from 'vitest';
import type { OpeningHours } from '#schemas/site.ts';
import { hoursText, hoursWords } from './opening-hours.ts';
import rows from './opening-hours.test.json' with { type: 'json' };

it.each(rows)('writes the hours $open in two ways: $words', ({ open, texts, words }) => {
	const hours = open as OpeningHours[];
	expect(hours.map(hoursText)).toEqual(texts);
	expect(hoursWords(hours)).toBe(words);
});
