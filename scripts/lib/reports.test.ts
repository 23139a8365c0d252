import { describe, expect, it } from 'vitest';
import { closingLine, noCounts } from './reports.ts';

describe('closingLine', () => {
	it('names skipped tests, and those that passed at the second try, only where there are some', () => {
		expect(closingLine({ ...noCounts, passed: 3, failed: 1 })).toBe('3 passed, 1 failed');
		expect(closingLine({ ...noCounts, passed: 3, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
		expect(closingLine({ ...noCounts, passed: 3, flaky: 1 })).toBe(
			'3 passed, 0 failed, 1 passed at the second try only: look into it',
		);
	});
});
