import { describe, expect, it, vi } from 'vitest';
import { formatAudit, median } from './audit.ts';

// It needs a browser, and is heavy to load.
vi.mock('lighthouse', () => ({ default: vi.fn() }));

describe('median', () => {
	it('takes the middle of each figure by itself', () => {
		expect(
			median([
				[100, 900],
				[98, 1_400],
				[99, 800],
			]),
		).toEqual([99, 900]);
	});
});

describe('formatAudit', () => {
	it('rounds scores and milliseconds, and keeps two decimals of the layout shift', () => {
		expect(formatAudit([100, 1_234.4, 0.004])).toEqual(['100', '1,234', '0.00']);
	});
});
