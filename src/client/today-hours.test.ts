import { expect, it } from 'vitest';
import { isOpenOn } from './today-hours.ts';

it.each([
	['on a Saturday', '2026-01-31T06:00:00Z', true],
	['on a Sunday', '2026-02-01T06:00:00Z', false],
	['on a Monday', '2026-02-02T06:00:00Z', true],
	['while it is still Saturday in London but Sunday in Surat', '2026-01-31T19:00:00Z', false],
	['while it is still Sunday in London but Monday in Surat', '2026-02-01T19:00:00Z', true],
])('knows whether the office opens %s', (_name, moment, isOpen) => {
	expect(isOpenOn(new Date(moment), 'Mon Tue Wed Thu Fri Sat', 'Asia/Kolkata')).toBe(isOpen);
});
