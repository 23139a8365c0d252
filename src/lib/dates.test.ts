import { expect, it } from 'vitest';
import { buildDateIn, dayIn, momentOf } from './dates.ts';
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
