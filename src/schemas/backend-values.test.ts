import { expect, it } from 'vitest';
import { isDraft, momentIn } from './backend-values.ts';

it.each([
	['2026-03-01', '2026-03-01T00:00:00.000Z'],
	['1 March 2026', '2026-03-01T00:00:00.000Z'],
	['March 1, 2026', '2026-03-01T00:00:00.000Z'],
	...[
		'2026-03-01T09:30Z',
		'2026-03-01t09:30:00z',
		'2026-03-01 09:30:00',
		'2026-03-01 09:30:00.000+00',
		'2026-03-01 09:30:00 UTC',
		'2026-03-01T15:00:00+0530',
		'2026-03-01T15:00:00 +05:30',
		'2026-03-01T04:30-05',
		'20260301T093000Z',
		'Sun, 01 Mar 2026 15:00:00 +0530',
		'Sun, 1 Mar 2026 09:30:00 GMT',
		'Sun Mar 01 2026 15:00:00 GMT+0530 (India Standard Time)',
		1772357400,
		1772357400000,
		'1772357400000',
		{ $date: '2026-03-01T09:30:00Z' },
		{ $date: { $numberLong: '1772357400000' } },
	].map((written) => [written, '2026-03-01T09:30:00.000Z']),
	['2026-03-01T09:30:00.123456Z', '2026-03-01T09:30:00.123Z'],
	...['01/03/2026', '2026-02-30', '2026-13-01', '2026-03-01T25:00', '30 Foo 2026', 'soon', '', 5, true, null, {}].map(
		(written) => [written, undefined],
	),
])('reads %j as the moment %s', (written, moment) => {
	expect(momentIn(written)).toBe(moment);
});

it.each([false, 0, 'false', 'False', '0', 'no', ' No ', '', ' ', null, undefined])('%j marks no draft', (value) => {
	expect(isDraft(value)).toBe(false);
});

it.each([true, 1, 'true', '1', 'yes', 'draft', 'on', {}])('%j marks a draft', (value) => {
	expect(isDraft(value)).toBe(true);
});
