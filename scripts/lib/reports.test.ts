import { describe, expect, it } from 'vitest';
import { closingLine } from './reports.ts';

describe('closingLine', () => {
	it('names skipped tests only where there are some', () => {
		expect(closingLine({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed');
		expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
	});
});
