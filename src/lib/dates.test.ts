import { expect, it } from 'vitest';
import { buildDateIn, dayIn, momentOf, workingDays } from './dates.ts';
import dates from './dates.test.json' with { type: 'json' };

it('the build writes dates in the agency’s time zone', () => {
	expect(buildDateIn('Asia/Kolkata')('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
});

it.each(dates.days)('in Surat, %s falls on %s', (moment, day) => {
	expect(dayIn('Asia/Kolkata')(new Date(moment))).toBe(day);
});

it.each(dates.moments)('%s, written in %s, is %s', (text, timeZone, moment) => {
	expect(momentOf(text, timeZone)).toBe(moment);
});

it('counts the days on which the office works, from a Monday that is a week away, whatever the clock says', () => {
	const open = [1, 2, 3, 4, 5, 6];
	const days = (now: string) => workingDays(open, ['12-25', '2026-12-08'], new Date(now)).map((day) => +day.slice(8));
	expect(days('2026-11-27T08:00:00').slice(0, 6)).toEqual([7, 9, 10, 11, 12, 14]);
	expect(days('2026-11-30T08:00:00').slice(15, 17)).toEqual([26, 28]);
	expect(workingDays(open, [], new Date(-6e13))).not.toEqual([]);
});
