import { expect, it } from 'vitest';
import { type Answers, answersAt, codeOf, type Terms } from './answers.ts';
import { figureFor, weave } from './cloth.ts';
import { estimate, workingDays } from './estimate.ts';

const days = { small: [1, 2, 1], medium: [10, 22, 14], large: [20, 44, 28] };
const words = { total: '', date: '', cloth: '', late: '{days}, {date}, {fitting}', empty: '', estimate: '', title: '' };
const sizes = {
	small: { name: 'Small', text: '' },
	medium: { name: 'Medium', text: '' },
	large: { name: 'Large', text: '' },
};
const terms: Terms = {
	industries: ['Textile', 'Tours & Co'].map((name) => ({ name, mark: name.toLowerCase() })),
	services: ['web', 'seo'].map((service) => ({
		...{ service, name: service },
		days: { ...days, medium: service === 'web' ? days.medium : [0, 4, 6] },
	})),
	open: [1, 2, 3, 4, 5, 6],
	...{ sizes, parts: ['Design', 'Build', 'Tests'], words: { ...words, keep: '', send: '', chat: '' } },
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
	[{ size: 'small' }, 'Design 1, Build 2, Tests 1', undefined, [21, 42, 21], 0, 0],
	[{ services: [] }, 'Design 0, Build 0, Tests 0', undefined, [0, 0, 0], 84, 0],
])('%j needs %s days; with %s left, they are %j rows', (changes, labels, limit, heights, bare, late) => {
	const shown = estimate({ ...brief, ...changes }, terms);
	expect(shown.labels.join(', ')).toBe(labels);
	const rows = weave({ ...shown, limit }).filter((row) => row !== undefined);
	const marigold = rows.filter(({ weft }) => weft === 'color-marigold');
	expect(marigold).toHaveLength(limit === undefined ? 0 : 1);
	expect([0, 1, 2].map((part) => rows.filter((row) => row.part === part).length)).toEqual(heights);
	expect([84 - rows.length, rows.filter(({ isLate }) => isLate).length]).toEqual([bare, late]);
});

it.each<Partial<Answers>>([
	{},
	{ services: ['web', 'seo'], size: 'large' },
	{ industry: 'Tours & Co', date: '2027-11-08' },
])('writes %j into an address and reads it again, unless the terms have changed', (changes) => {
	const address = `https://a.example/brief#w=${codeOf({ ...brief, ...changes }, terms)}`;
	expect(answersAt(`Hello ${address}`, terms)).toEqual({ ...brief, ...changes });
	const changed = { ...terms, industries: terms.industries.toReversed(), services: terms.services.toReversed() };
	expect(answersAt(address, changed)).toBeUndefined();
});

it.each(['', '0', '002', 'z011aa', '0011999999zz', '_1__aa', 'x'.repeat(5000)])('reads no brief in %j', (code) => {
	expect(answersAt(`#w=${code}`, terms)).toBeUndefined();
});

it('has a figure for a known mark and one for all others, and weaves each whole', () => {
	const [known, other] = [figureFor('healthcare'), figureFor('toString')];
	expect(known).not.toEqual(other);
	for (const figure of [known, other]) expect(figure.map(({ length }) => length)).toEqual(Array(16).fill(24));
	const threads = (rows: (string | undefined)[]) => rows.join('').replaceAll('0', '').length;
	const rows = weave({ ...estimate(brief, terms), mark: 'healthcare' }).map((row) => row?.figure);
	expect(threads(rows) / threads(known)).toBe(3 + (3 + 2) + 3);
});
