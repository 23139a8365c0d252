import { expect, it } from 'vitest';
import { answersIn, codeIn, codeOf } from './address.ts';
import { weave } from './cloth.ts';
import { figureFor } from './motifs.ts';
import { type Answers, planOf, workingDays } from './plan.ts';

const days = { small: [1, 2, 1], medium: [10, 22, 14], large: [20, 44, 28] };
const choices = {
	industries: ['Textile', 'Tours & Co'].map((name) => ({ name, mark: name.toLowerCase() })),
	services: ['web', 'seo'].map((id) => ({
		id,
		name: id,
		days: { ...days, medium: id === 'web' ? days.medium : [0, 4, 6] },
	})),
	open: [1, 2, 3, 4, 5, 6],
};
const brief: Answers = { industry: 'Textile', services: ['web'], size: 'medium', date: undefined };
it('counts the days on which the office is open, beginning tomorrow, whatever the clock says', () => {
	const friday = new Date('2026-11-27T08:00:00');
	expect(workingDays(choices, friday).slice(0, 3)).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
	expect(workingDays(choices, new Date(-6e13))).not.toEqual([]);
});

it.each<
	[changes: Partial<Answers>, parts: number[], limit: number | undefined, rows: number[], bare: number, late: number]
>([
	[{}, [10, 22, 14], undefined, [16, 34, 22], 0, 0],
	[{}, [10, 22, 14], 46, [16, 34, 22], 0, 0],
	[{}, [10, 22, 14], 200, [13, 27, 18], 13, 0],
	[{}, [10, 22, 14], 23, [16, 34, 22], 0, 35],
	[{ services: ['web', 'seo'] }, [10, 26, 20], 0, [13, 33, 26], 0, 71],
	[{ size: 'small' }, [1, 2, 1], undefined, [18, 36, 18], 0, 0],
	[{ services: [] }, [0, 0, 0], undefined, [0, 0, 0], 72, 0],
])('%j needs %j days; with %s left, they are %j rows', (changes, parts, limit, heights, bare, late) => {
	const plan = planOf({ ...brief, ...changes }, choices);
	expect(plan).toMatchObject({ parts, days: parts.reduce((sum, one) => sum + one) });
	const cloth = weave(plan, 'textile', 'medium', limit);
	const rows = cloth.rows.filter((row) => row !== undefined);
	expect([cloth.heights, 72 - rows.length, rows.filter(({ isLate }) => isLate).length]).toEqual([heights, bare, late]);
	expect(rows.filter(({ weft }) => weft.includes('marigold'))).toHaveLength(limit === undefined ? 0 : 1);
});

it.each<Partial<Answers>>([
	{},
	{ services: ['web', 'seo'], size: 'large' },
	{ industry: 'Tours & Co', date: '2027-11-08' },
])('writes %j into an address and reads it again, unless the choices have changed', (changes) => {
	const code = codeOf({ ...brief, ...changes }, choices);
	expect(answersIn(codeIn(`https://a.example/brief#w=${code}`) ?? '', choices)).toEqual({ ...brief, ...changes });
	const changed = { ...choices, industries: choices.industries.toReversed(), services: choices.services.toReversed() };
	expect(answersIn(code, changed)).toBeUndefined();
});

it.each(['', '1', '1002', '1z011aa', '10011zzzzzz', '1__1_aa', 'x'.repeat(5000)])('reads no brief in %j', (code) => {
	expect(answersIn(code, choices)).toBeUndefined();
});

it('has a figure for a known mark and one for all others, each of 16 rows of 24 bits', () => {
	const [known, other] = [figureFor('healthcare'), figureFor('toString')];
	expect(known).not.toEqual(other);
	for (const row of [...known, ...other]) expect(row).toBeLessThan(2 ** 24);
	expect([known.length, other.length]).toEqual([16, 16]);
});
