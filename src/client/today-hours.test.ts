// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextOpening, showToday } from './today-hours.ts';

const opens = ['9:00 AM', '9:00 AM', '9:00 AM', '9:00 AM', '9:00 AM', '10:30 AM', ''];

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it.each([
	['on a Saturday', '2026-01-31T06:00:00Z', { days: 0, time: '10:30 AM' }],
	['on a Sunday', '2026-02-01T06:00:00Z', { days: 1, time: '9:00 AM' }],
	['while it is still Saturday in London but Sunday in Surat', '2026-01-31T19:00:00Z', { days: 1, time: '9:00 AM' }],
	['while it is still Sunday in London but Monday in Surat', '2026-02-01T19:00:00Z', { days: 0, time: '9:00 AM' }],
])('finds the next opening time %s', (_name, moment, next) => {
	expect(nextOpening(new Date(moment), opens, 'Asia/Kolkata')).toEqual(next);
});

it('says on a closed day when the office opens again', () => {
	vi.setSystemTime('2026-02-01T06:00:00Z');
	const mark = document.createElement('span');
	Object.assign(mark.dataset, { opens: opens.join(','), zone: 'Asia/Kolkata', closed: 'Closed. Back {day}, {time}' });
	showToday(mark);
	expect(mark.textContent).toBe('Closed. Back Monday, 9:00 AM');
});

it('finds no opening time for an office without hours', () => {
	expect(nextOpening(new Date(), ['', '', '', '', '', '', ''], 'Asia/Kolkata')).toBeUndefined();
});
