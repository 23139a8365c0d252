import { expect, it } from 'vitest';
import { DAYS, type OpeningHours } from '#schemas/site.ts';
import { hoursText, hoursWords } from './opening-hours.ts';

it.each<[open: OpeningHours['days'], opens: string, closes: string, days: string, times: string]>([
	[DAYS.slice(0, 6), '09:00', '19:00', 'Monday-Saturday', '9:00 AM-7:00 PM'],
	[['Sunday'], '00:30', '12:15', 'Sunday', '12:30 AM-12:15 PM'],
	[['Friday', 'Tuesday', 'Monday', 'Wednesday'], '10:00', '23:59', 'Monday-Wednesday, Friday', '10:00 AM-11:59 PM'],
])('writes the hours for the days %j from %s to %s', (open, opens, closes, days, times) => {
	expect(hoursText({ days: open, opens, closes })).toEqual({ days, times });
});

it.each<[open: OpeningHours[], words: string]>([
	[[{ days: DAYS.slice(0, 6), opens: '09:00', closes: '19:00' }], 'Monday to Saturday, 9 AM to 7 PM'],
	[
		[
			{ days: ['Friday', 'Monday', 'Tuesday'], opens: '09:30', closes: '12:00' },
			{ days: ['Sunday'], opens: '10:00', closes: '14:15' },
		],
		'Monday to Tuesday and Friday, 9:30 AM to 12 PM; Sunday, 10 AM to 2:15 PM',
	],
])('writes the hours %j in words', (open, words) => {
	expect(hoursWords(open)).toBe(words);
});
