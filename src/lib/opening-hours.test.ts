import { expect, it } from 'vitest';
import type { OpeningHours } from '#schemas/site.ts';
import { hoursText, hoursWords } from './opening-hours.ts';
import rows from './opening-hours.test.json' with { type: 'json' };

it.each(rows as { open: OpeningHours[]; texts: object[]; words: string }[])(
	'writes the hours $open for a table and in words: $words',
	({ open, texts, words }) => {
		expect(open.map(hoursText)).toEqual(texts);
		expect(hoursWords(open)).toBe(words);
	},
);
