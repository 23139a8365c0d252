import { expect, it } from 'vitest';
import { type Answers, answersAt, codeOf, type Terms } from './answers.ts';
import { weave } from './cloth.ts';
import { estimate, workingDays } from './estimate.ts';

const words = { total: '', date: '', cloth: '', late: '{days}: {fitting}', empty: '', estimate: '', title: '' };
const size = (name: string) => ({ name, text: '' });
const terms: Terms = {
	// A full figure.
	industries: ['Textile', 'Tours & Co'].map((name) => ({ name, motif: Array(16).fill('ffffff').join(' ') })),
	services: [
		{ service: 'web', name: 'web', days: { small: [1, 2, 1], medium: [10, 22, 14], large: [20, 44, 28] } },
		{ service: 'seo', name: 'seo', days: { small: [0, 2, 2], medium: [0, 4, 6], large: [0, 8, 9] } },
	],
	open: [1, 2, 3, 4, 5, 6],
	sizes: { small: size('Small'), medium: size('Medium'), large: size('Large') },
	...{ parts: ['Design', 'Build', 'Tests'], words: { ...words, keep: '', send: '', chat: '' } },
};
const brief: Answers = { industry: 'Textile', services: ['web'], size: 'medium', date: undefined };

it('counts the days on which the office is open, beginning tomorrow, whatever the clock says', () => {
	const [first, second, third] = workingDays(terms, new Date('2026-11-27T08:00:00')).map((day) => day.getDate());
	expect([first, second, third]).toEqual([28, 30, 1]);
	expect(workingDays(terms, new Date(-6e13))).not.toEqual([]);
});

it.each<[Partial<Answers>, labels: string, limit: number | undefined, rows: number[], bare: number, late: number]>([
	[{}, 'Design 10, Build 22, Tests 14', undefined, [18, 40, 26], 0, 0],
	[{}, 'Design 10, Build 22, Tests 14', 46, [18, 40, 26], 0, 0],
	[{}, 'Design 10, Build 22, Tests 14', 200, [15, 32, 21], 16, 0],
	[{}, 'Design 10, Build 22, Tests 14', 23, [18, 40, 26], 0, 41],
	[{ services: ['web', 'seo'] }, 'Design 10, Build 26, Tests 20', 0, [15, 39, 30], 0, 83],
	[{ services: ['seo'] }, 'Design 0, Build 4, Tests 6', undefined, [0, 34, 50], 0, 0],
	[{ size: 'small' }, 'Design 1, Build 2, Tests 1', undefined, [21, 42, 21], 0, 0],
])('%j needs %s days; with %s left, they are %j rows', (changes, labels, limit, heights, bare, late) => {
	const shown = estimate({ ...brief, ...changes }, terms);
	const rows = weave({ ...shown, limit }).filter((row) => row !== undefined);
	expect(shown.labels.join(', ')).toBe(labels);
	expect(rows.flatMap(({ label = [] }) => label)).toEqual(shown.labels.filter((_, part) => heights[part] !== 0));
	expect(rows.filter(({ weft }) => weft === 'color-marigold')).toHaveLength(limit === undefined ? 0 : 1);
	expect([0, 1, 2].map((part) => rows.filter((row) => row.part === part).length)).toEqual(heights);
	expect([84 - rows.length, rows.filter(({ isLate }) => isLate).length]).toEqual([bare, late]);
});

it('weaves each figure whole, in as many tiers as fit into a part', () => {
	const threads = weave(estimate(brief, terms)).map((row) => row?.figure.replaceAll('0', '').length ?? 0);
	expect(threads.reduce((sum, one) => sum + one) / (24 * 16)).toBe(3 + (3 + 2) + 3);
});

it.each<Partial<Answers>>([{}, { services: ['web', 'seo'] }, { industry: 'Tours & Co', date: '2027-11-08' }])(
	'writes %j into an address and reads it again',
	(changes) => {
		const address = `https://a.example/brief#w=${codeOf({ ...brief, ...changes }, terms)}`;
		expect(answersAt(`Hello ${address} again`, terms)).toEqual({ ...brief, ...changes });
	},
);

it.each(['', '0', '0-1', '9-1-0', '0-9-0', '0-1-9', '_-1-0', 'x'.repeat(5000)])('reads no brief in %j', (code) => {
	expect(answersAt(`#w=${code}`, terms)).toBeUndefined();
});
