import { expect, test } from 'vitest';
import { buildDate } from './build/build-date.ts';
import { formatDate } from './dates.ts';

test('the build writes the date of the agency, whatever the machine', () => {
	expect(buildDate('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
});

test('a page says what it was given where that is no date', () => {
	expect(formatDate('soon')).toBe('soon');
});
