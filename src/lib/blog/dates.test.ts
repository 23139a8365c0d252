import { expect, test } from 'vitest';
import { buildDate } from './build/build-date.ts';
import { formatDate } from './dates.ts';
import { dayOf } from './publication.ts';

test('the build writes the date of the agency, whatever the machine', () => {
	expect(buildDate('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
});

test.each([
	['2026-03-04T18:29:00.000Z', '2026-03-04'],
	['2026-03-04T18:30:00.000Z', '2026-03-05'],
	['2026-03-05', '2026-03-05'],
	['0500-01-31', '0500-01-31'],
])('at the agency, %s is on %s', (moment, day) => {
	expect(dayOf(new Date(moment))).toBe(day);
});

test('a page says what it was given where that is no date', () => {
	expect(formatDate('soon')).toBe('soon');
});
