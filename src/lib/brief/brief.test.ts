import { expect, it, vi } from 'vitest';
import { answersIn, fieldsAt, type Terms } from './answers.ts';
import { estimate } from './estimate.ts';

const motif = Array(16).fill('ffffff').join(' ');
// Each service has prices of 1 to 2 in the small size, and nothing else in common.
const service = (code: string, place: number, days: string, more = {}) => ({
	...{ code, place, name: code, page: `page-${code}`, means: [], prices: Array(2).fill([1, 200_000]) as number[][] },
	days: days.split(', ').map((size) => size.split(' ').map(Number)),
	...more,
});
const terms: Terms = {
	industries: [{ code: 't', name: 'Textile', motif }],
	services: [
		service('w', 0, '1 2 1, 10 20 10', { offer: { size: 'Small', label: 'Offer', href: '/' } }),
		service('a', 1, '0 2 1, 0 50 10'),
		service('s', 2, '0 9 0, 0 30 5', { alongside: true, prices: undefined }),
	],
	sizes: ['Small', 'Medium'],
	open: [1, 2, 3, 4, 5, 6],
	holidays: ['12-25'],
	parts: ['Design', 'Build', 'Tests'],
	cases: [
		{ label: 'By service', href: '/', industries: [], services: ['page-s'] },
		{ label: 'By trade', href: '/', industries: ['Textile'], services: [] },
	],
	motif,
	words: {
		...{ yours: '', band: '', example: '', estimate: '', empty: '', case: '', plan: '', end: '' },
		...{ send: '', mail: '', share: '', copied: '', picture: '', again: '', by: '', total: '{days}', row: '{days}' },
		...{ ready: '{start} to {end}', alongside: '{services}', late: '{days}: {fitting}', price: '{from} to {to}' },
		cloth: '{parts}',
	},
};
const planAt = (code: string) => {
	vi.setSystemTime('2026-11-28T08:00:00');
	const answers = answersIn(fieldsAt(`#w=${code}`), terms);
	vi.useRealTimers();
	return answers && estimate(answers, terms);
};

it.each([
	['-1-w', 40, { ready: 'Monday 7 December to 22 January 2027', notes: '1 to 2,00,000', similar: undefined }],
	['-0-w', 4, { ready: 'Monday 7 December to 10 December', offer: 'Offer' }],
	['-0-wa', 7, { offer: undefined, notes: '2 to 4,00,000' }],
	['-1-ws', 50, { notes: 's', similar: 'By service' }],
	['-1-was', 100, { row: '2 days', cloth: 'Design 10 days, Build 70 days, Tests 20 days' }],
	['t-1-s', 35, { notes: '', similar: 'By trade', cloth: 'Build 30 days, Tests 5 days' }],
	['-1-w-2026-12-20', 40, { late: '12 days: Small or 22 January 2027', dateRow: 12 }],
	['-1-w-2026-01-01', 40, { late: '0 days: 22 January 2027', dateRow: 0 }],
	['-1-w-2027-12-20', 40, { late: false, dateRow: 83 }],
])('plans the brief %s: %d days, with %j', (code, days, expected) => {
	const plan = planAt(code);
	const { offer, similar, ready, late } = plan ?? {};
	const spaced = (text?: string | false) => text && text.replaceAll('\u00a0', ' ');
	const shown = { ...plan, offer: offer?.label, similar: similar?.label, ready: spaced(ready), late: spaced(late) };
	expect(shown).toMatchObject({ total: String(days), ...expected });
	expect(plan?.rows).toHaveLength(30 + (days > 84 ? days / 2 : days));
});

it.each(['-1-w', 't-1-was', '-0-wa'])('weaves whole flowers and the colours of the services into %s', (code) => {
	const { rows = [], shapes = [], band = [] } = planAt(code) ?? {};
	expect(new Set(rows.map((row) => row.length))).toEqual(new Set([97]));
	expect(band[0]).toBe(`${rows.length - 2}`);
	const days = rows
		.slice(30)
		.map((row) => row.slice(15, -15))
		.join('');
	// A flower has 12 ivory threads, and one of silk in the middle.
	expect(days.split('i').length - 1).toBe(12 * (days.split('s').length - 1));
	for (const { place, code: own } of terms.services) expect(days.includes(`${place + 1}`)).toBe(code.includes(own));
	const threads = shapes.flatMap((shape) => Array.from(shape.matchAll(/h(\d+)v/g), ([, run]) => Number(run)));
	expect(threads.reduce((sum, run) => sum + run)).toBe(rows.join('').replaceAll('0', '').length);
});

it.each([
	...['t-1-w', '-1-wa', 't-0-s-2027-11-08'].map((code) => [code, code]),
	// A record that is gone counts for nothing.
	...[
		['gone-1-wx', '-1-w'],
		['t-1-w-1999-01-01', 't-1-w'],
	],
	...['', 't', 't-1', 't-9-w', 't-1-x', '_-1-w', 'x'.repeat(5000)].map((code) => [code, undefined]),
])('reads the last brief in a message: %j is %j', (code, expected) => {
	expect(answersIn(fieldsAt(`Hello #w=t-0-w, or https://a.example/brief#w=${code} again`), terms)?.code).toBe(expected);
});
