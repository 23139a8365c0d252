import { expect, it } from 'vitest';
import { buildDateIn, dayIn } from './dates.ts';

it('the build writes dates in the agency’s time zone', () => {
	expect(buildDateIn('Asia/Kolkata')('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
});

it.each([
	['2026-03-04T18:29:00.000Z', '2026-03-04'],
	['2026-03-04T18:30:00.000Z', '2026-03-05'],
	['2026-03-05', '2026-03-05'],
	['0500-01-31', '0500-01-31'],
])('in Surat, %s falls on %s', (moment, day) => {
	expect(dayIn('Asia/Kolkata')(new Date(moment))).toBe(day);
});
