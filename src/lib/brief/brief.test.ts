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

it.each<[code: string, limit: number | undefined, heights: number[], late: number, figures: number]>([
	['0-1-0', undefined, [21, 42, 21], 0, 11],
	['0-1-0', 40, [21, 42, 21], 0, 11],
	['0-1-0', 20, [21, 42, 21], 41, 11],
	['0-1-01', 0, [12, 48, 24], 83, 8],
	['0-0-1', undefined, [0, 56, 28], 0, 7],
])(
	'weaves %s with %j days left in %j rows, %i of them late, with %i figures',
	(code, limit, heights, late, figures) => {
		const { pattern } = estimateOf(code);
		const rows = weave({ ...pattern, limit }).filter((row) => row !== undefined);
		expect(rows.flatMap(({ label = [] }) => label)).toEqual(pattern.labels.filter((_, part) => heights[part] !== 0));
		expect(rows.filter(({ weft }) => weft === 'color-marigold')).toHaveLength(limit === undefined ? 0 : 1);
		expect([0, 1, 2].map((part) => rows.filter((row) => row.part === part).length)).toEqual(heights);
		expect(rows.filter(({ isLate }) => isLate)).toHaveLength(late);
		// Each figure is whole.
		expect(rows.map(({ figure }) => figure.replaceAll('0', '')).join('')).toHaveLength(figures * (24 * 16 - 12));
	},
);

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
	['0-0-1', 'Film, small. Design 0, Build 2, Tests 1.', 3, ''],
	[
		'0-1-01-2026-12-03',
		'Shop + Film, medium, by 3 December 2026. Design 10, Build 40, Tests 20.',
		70,
		'5 days until 3 December 2026. What would fit: 17 February 2027.',
	],
	[
		'0-1-0-2026-12-02',
		'Shop, medium, by 2 December 2026. Design 10, Build 20, Tests 10.',
		40,
		'4 days until 2 December 2026. What would fit: Small or 13 January 2027.',
	],
	['0-0-0-2026-12-02', 'Shop, small, by 2 December 2026. Design 1, Build 2, Tests 1.', 4, ''],
])('puts %s into words, and says what would fit if there is too little time', (code, brief, total, late) => {
	const { pattern, ...texts } = estimateOf(code);
	const cloth = `Textile: ${pattern.labels.join(', ')}`;
	expect(texts).toEqual({
		brief: `Textile: ${brief}`,
		total: `About ${total} days`,
		late,
		cloth,
		title: `Brief ${code}`,
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
