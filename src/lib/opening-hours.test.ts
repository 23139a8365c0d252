import { expect, it } from 'vitest';
import { hoursText, zoneName } from './opening-hours.ts';

it.each([
	[[1, 2, 3, 4, 5, 6], '09:00', '19:00', 'Monday-Saturday', '9:00 AM-7:00 PM'],
	[[7], '00:30', '12:15', 'Sunday', '12:30 AM-12:15 PM'],
	[[5, 2, 1, 3], '10:00', '23:59', 'Monday-Wednesday, Friday', '10:00 AM-11:59 PM'],
])('writes the hours for the days %j from %s to %s', (numbers, opens, closes, days, times) => {
	expect(hoursText({ days: numbers, opens, closes })).toEqual({ days, times });
});

it.each([
	['Asia/Kolkata', 'India Standard Time (GMT+5:30)'],
	['Europe/Lisbon', 'Western European Time'],
])('names the time zone %s for visitors from other countries', (timeZone, name) => {
	expect(zoneName(timeZone)).toBe(name);
});
