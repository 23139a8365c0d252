import { afterEach, expect, it, vi } from 'vitest';
import cases from './brief.test.json' with { type: 'json' };
import { daysOf, ROWS, shapesOf, weave, weaveBand } from './cloth.ts';
import { planAt, workingDays } from './estimate.ts';
import type { Terms } from './terms.ts';

type Service = Terms['services'][number];
const service = (code: string, place: number, ...days: number[][]): Service => {
	return { code, place, days, name: code, page: code, means: [], similar: undefined };
};
const link = (label: string) => ({ label, href: '/' });
const prices = Array(2).fill([1, 200000]);
const offer = { size: 'Small', ...link('Offer') };
const terms: Terms = {
	industries: [{ code: 't', name: 'Textile', motif: Array(16).fill('ffffff').join(' '), similar: link('Textile') }],
	services: [
		{ ...service('w', 0, [1, 2, 1], [10, 20, 10]), prices, offer },
		{ ...service('a', 1, [0, 2, 1], [0, 50, 10]), prices },
		{ ...service('s', 2, [0, 9, 0], [0, 30, 5]), alongside: true, similar: link('Search') },
	],
	sizes: ['Small', 'Medium'],
	parts: ['Design', 'Build', 'Tests'],
	open: [1, 2, 3, 4, 5, 6],
	holidays: ['12-25'],
	words: { ...cases.words, sample: 'Sample' },
};
const planOf = (code: string) => {
	vi.setSystemTime('2026-11-28T08:00:00');
	return planAt(`#w=${code}`, terms);
};
afterEach(() => vi.useRealTimers());

it.each(Object.entries(cases.plans))('plans the brief %s with %o', (code, expected) => {
	const plan = planOf(code);
	const [offer, similar] = [plan?.offer?.label, plan?.similar?.label];
	expect({ ...plan, offer, similar }).toMatchObject({ offer: undefined, similar: undefined, ...expected });
});

it.each(['t-1-w', 't-1-was', 't-0-wa'])('weaves whole figures and the colours of the services into %s', (code) => {
	const { picks = [], motif } = planOf(code) ?? {};
	expect(weaveBand(picks, motif)[0]).toBe(`shed|M0 0h${picks.length + 28}v21H0z`);
	const threads = weave(picks, motif).join('');
	const count = (thread: string) => threads.split(thread).length - 1;
	// The head has three figures of 16 by 24 threads, with sides of zari. Others have four threads of ivory for each of silk.
	expect(count('i') - 3 * 16 * 22).toBe(4 * count('s'));
	for (const { place, name } of terms.services)
		expect(RegExp(`[${place + 1}${'abc'.charAt(place)}]`).test(threads)).toBe(code.slice(4).includes(name));
});

it('makes a path of the threads of each colour', () => {
	expect(shapesOf(['0zz', '011']).slice(1)).toEqual(['facet-lit|M1 0h2v1h-2z', 'weft-1|M1 1h2v1h-2z']);
});

it.each(Object.entries(cases.addresses))('reads the last brief in a message: %s', (expected, codes) => {
	for (const code of codes) {
		const message = `Hello #w=t-0-w, or https://a.example/brief#w=${code} again`;
		expect(planAt(message, terms)?.code ?? 'none').toBe(expected);
	}
});

it('says this of a long brief, in which a row stands for two days, and weaves a character for each thread', async () => {
	const plan = planOf('t-1-was-2027-03-31');
	const words = JSON.stringify({ ...plan, picks: plan?.picks.length }, null, '\t');
	await expect(`${words}\n`).toMatchFileSnapshot('./brief.test.plan.txt');
	const rows = weave(daysOf(terms.services, 1).slice(0, ROWS), plan?.motif);
	await expect(rows.join('\n')).toMatchFileSnapshot('./brief.test.cloth.txt');
});

it('counts the days on which the office works, from a Monday that is a week away, whatever the clock says', () => {
	const open = [1, 2, 3, 4, 5, 6];
	const days = (now: string) => workingDays(open, ['12-25', '2026-12-08'], new Date(now)).map((day) => +day.slice(8));
	expect(days('2026-11-27T08:00:00').slice(0, 6)).toEqual([7, 9, 10, 11, 12, 14]);
	expect(days('2026-11-30T08:00:00').slice(15, 17)).toEqual([26, 28]);
	expect(workingDays(open, [], new Date(-6e13))).not.toEqual([]);
});
