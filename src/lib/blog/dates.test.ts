import { describe, expect, it } from 'vitest';
import { buildDate } from './build/build-date.ts';
import { formatDate } from './dates.ts';

describe('buildDate', () => {
	it('writes the date of the agency, whatever the machine', () => {
		expect(buildDate('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
	});
});

describe('formatDate', () => {
	it('writes the date of the visitor', () => {
		expect(formatDate('2026-03-04T12:00:00.000Z')).toBe(
			new Date('2026-03-04T12:00:00.000Z').toLocaleDateString(undefined, { dateStyle: 'long' }),
		);
	});

	it('gives back what is no date', () => {
		expect(formatDate('soon')).toBe('soon');
	});
});
