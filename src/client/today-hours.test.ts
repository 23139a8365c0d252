// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOpenOn, showToday } from './today-hours.ts';
import { WEEKDAYS } from '../lib/seo/agency-data.ts';

const mondayToSaturday = 'Mon Tue Wed Thu Fri Sat';

describe('isOpenOn', () => {
	it.each([
		['on a Saturday', '2026-01-31T06:00:00Z', true],
		['on a Sunday', '2026-02-01T06:00:00Z', false],
		['on a Monday', '2026-02-02T06:00:00Z', true],
		['while it is still Saturday in London but Sunday in Surat', '2026-01-31T19:00:00Z', false],
		['while it is still Sunday in London but Monday in Surat', '2026-02-01T19:00:00Z', true],
	])('%s', (_name, moment, isOpen) => {
		expect(isOpenOn(new Date(moment), mondayToSaturday, 'Asia/Kolkata')).toBe(isOpen);
	});

	it('knows the days by the abbreviations that the page writes', () => {
		for (const [index, day] of WEEKDAYS.entries()) {
			expect(isOpenOn(new Date(`2026-02-0${index + 2}T12:00:00Z`), day.slice(0, 3), 'UTC')).toBe(true);
		}
	});
});

describe('showToday', () => {
	afterEach(() => vi.useRealTimers());

	it.each([
		['2026-01-31T06:00:00Z', 'Open today'],
		['2026-02-01T06:00:00Z', 'Closed today'],
	])('says at %s in the office’s own zone: %s', (moment, words) => {
		vi.useFakeTimers({ now: new Date(moment) });
		const element = document.createElement('span');
		Object.assign(element.dataset, { days: mondayToSaturday, zone: 'Asia/Kolkata' });
		Object.assign(element.dataset, { open: 'Open today', closed: 'Closed today' });
		showToday(element);
		expect(element.textContent).toBe(words);
	});
});
