import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answersIn, fieldsAt, type Terms } from './answers.ts';
import { weave } from './cloth.ts';
import { estimate } from './estimate.ts';

const words = {
	...{ empty: '', estimate: '', keep: '', send: '' },
	...{ total: 'About {days} days', date: 'by {date}', cloth: '{industry}: {parts}', title: 'Brief {code}' },
	late: '{days} days until {date}. What would fit: {fitting}.',
};
const terms: Terms = {
	// A figure without its upper left part.
	industries: Array.from({ length: 11 }, (_, place) => ({
		name: place === 0 ? 'Textile' : '',
		motif: ['000fff', ...Array<string>(15).fill('ffffff')].join(' '),
	})),
	// Only the shop has to be designed.
	services: ['Shop', 'Film'].map((name, place) => ({
		name,
		place,
		days: [1, 10].map((days) => [place === 0 ? days : 0, 2 * days, days]),
	})),
	sizes: ['Small', 'Medium'].map((name) => ({ name, text: '' })),
	open: [1, 2, 3, 4, 5, 6],
	parts: ['Design', 'Build', 'Tests'],
	words,
};
const briefAt = (text: string) => answersIn(fieldsAt(text), terms);
const estimateOf = (code: string) => estimate(briefAt(`#w=${code}`) ?? expect.unreachable(), terms);

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

it.each([
	{ code: '0-1-0', labels: ['Design 10', 'Build 20', 'Tests 10'], heights: [21, 42, 21], late: 0, figures: 11 },
	{
		code: '0-1-0',
		limit: 40,
		labels: ['Design 10', 'Build 20', 'Tests 10'],
		heights: [21, 42, 21],
		late: 0,
		figures: 11,
	},
	{
		code: '0-1-0',
		limit: 20,
		labels: ['Design 10', 'Build 20', 'Tests 10'],
		heights: [21, 42, 21],
		late: 41,
		figures: 11,
	},
	{
		code: '0-1-01',
		limit: 0,
		labels: ['Design 10', 'Build 40', 'Tests 20'],
		heights: [12, 48, 24],
		late: 83,
		figures: 8,
	},
	{ code: '0-0-1', labels: ['Design 0', 'Build 2', 'Tests 1'], heights: [0, 56, 28], late: 0, figures: 7 },
])('weaves $code with $limit days left: $figures whole figures, in rows of $heights', (row) => {
	const { code, limit, labels, heights, late, figures } = row;
	const { pattern } = estimateOf(code);
	const rows = weave({ ...pattern, limit }).filter((one) => one !== undefined);
	expect(pattern.labels).toEqual(labels);
	expect(rows.flatMap(({ label = [] }) => label)).toEqual(labels.filter((_, part) => heights[part] !== 0));
	expect(rows.filter(({ weft }) => weft === 'color-marigold')).toHaveLength(limit === undefined ? 0 : 1);
	expect([0, 1, 2].map((part) => rows.filter((one) => one.part === part).length)).toEqual(heights);
	expect(rows.filter(({ isLate }) => isLate)).toHaveLength(late);
	expect(rows.map(({ figure }) => figure.replaceAll('0', '')).join('')).toHaveLength(figures * (24 * 16 - 12));
});

it('weaves each service in its colour, and the figures of every second tier between those above', () => {
	const rows = weave(estimateOf('0-1-01').pattern);
	expect(new Set(rows.map((row) => row?.weft))).toEqual(new Set(['weft-1', 'weft-2']));
	const firsts = rows.flatMap((row, index) =>
		row?.figure.includes('1') && !rows[index - 1]?.figure.includes('1')
			? [[index, ...Array.from(row.figure.matchAll(/1+/g), (run) => run.index)]]
			: [],
	);
	// The first row of each tier, and where the right half of each figure begins.
	expect(firsts).toEqual([
		[16, 20, 60, 100],
		[40, 40, 80],
		[64, 20, 60, 100],
	]);
});

it.each([
	{ code: '0-0-1', brief: 'Textile: Film, small. Design 0, Build 2, Tests 1.', total: 3, late: '' },
	{
		code: '0-1-01-2026-12-03',
		brief: 'Textile: Shop + Film, medium, by 3 December 2026. Design 10, Build 40, Tests 20.',
		total: 70,
		late: '5 days until 3 December 2026. What would fit: 17 February 2027.',
	},
	{
		code: '0-1-0-2026-12-02',
		brief: 'Textile: Shop, medium, by 2 December 2026. Design 10, Build 20, Tests 10.',
		total: 40,
		late: '4 days until 2 December 2026. What would fit: Small or 13 January 2027.',
	},
	{
		code: '0-0-0-2026-12-02',
		brief: 'Textile: Shop, small, by 2 December 2026. Design 1, Build 2, Tests 1.',
		total: 4,
		late: '',
	},
])('puts $code into words, and says what would fit if there is too little time: $late', (row) => {
	const { pattern, ...texts } = estimateOf(row.code);
	expect(texts).toEqual({
		...{ brief: row.brief, late: row.late, total: `About ${row.total} days`, title: `Brief ${row.code}` },
		cloth: `Textile: ${pattern.labels.join(', ')}`,
	});
});

it.each([
	...['0-1-0', '0-1-01', '0-0-1-2027-11-08', '10-1-0'].map((code) => [code, code]),
	// A date that does not exist, or that is of another century, is none.
	...['2027-13-08', '1927-11-08', '12027-11-08', '2027-11-088'].map((date) => [`0-0-1-${date}`, '0-0-1']),
	...['', '0', '0-1', '99-1-0', '0-9-0', '0-1-9', '_-1-0', 'x'.repeat(5000)].map((code) => [code, undefined]),
])('reads the last brief in a message: %j is %j', (code, expected) => {
	expect(briefAt(`Hello #w=0-0-0, or https://a.example/brief#w=${code} again`)?.code).toBe(expected);
});
