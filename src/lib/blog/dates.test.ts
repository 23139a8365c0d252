import { describe, expect, it } from 'vitest';
import { BUILD_DATES, formatDate } from './dates.ts';

describe('formatDate', () => {
	it('writes the date of the agency at build, whatever the machine', () => {
		expect(formatDate('2026-03-04T20:00:00.000Z', BUILD_DATES)).toBe('5 March 2026');
	});

	it('writes the date of the visitor in the browser', () => {
		expect(formatDate('2026-03-04T20:00:00.000Z', { locale: 'en-US', timeZone: 'America/New_York' })).toBe(
			'March 4, 2026',
		);
		expect(formatDate('2026-03-04T12:00:00.000Z')).toBe(
			new Date('2026-03-04T12:00:00.000Z').toLocaleDateString(undefined, { dateStyle: 'long' }),
		);
	});

	it('gives back what is no date', () => {
		expect(formatDate('soon')).toBe('soon');
	});
});
