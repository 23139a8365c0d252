import { describe, expect, it } from 'vitest';
import { budgetsFor, excessesOf } from './budgets.ts';
import { excessLines } from './report.ts';
import type { Loaded, Weight } from './weight.ts';

const REACT = 58_000;
const budgets = budgetsFor(REACT);

const file = (kind: Loaded['kind'], bytes: number, url = `/${kind}`): Loaded => ({
	url,
	kind,
	bytes,
	isForeign: false,
	isBlocking: false,
});

const page = (changes: Partial<Weight> = {}): Weight => ({
	page: '/about',
	kind: 'page',
	html: '<p>About</p>',
	htmlBytes: 14_600,
	files: [file('document', 14_600), file('font', 14_600), file('font', 14_600)],
	strangers: [],
	shifts: [],
	reactions: [],
	faults: [],
	...changes,
});

const exceeded = (changes: Partial<Weight>): [string, number][] =>
	excessesOf(page(changes), budgets).map(({ budget, found }) => [budget.what, found]);

describe('budgets', () => {
	it('are kept by a page that is exactly as heavy as it may be', () => {
		expect(exceeded({})).toEqual([]);
	});

	it('count style sheets that block the first drawing, and no others', () => {
		const sheets = [file('style', 400), { ...file('style', 600), isBlocking: true }];
		expect(exceeded({ files: sheets })).toEqual([['HTML and render-blocking CSS', 15_200]]);
	});

	it('allow scripts at load where a page fetches, up to its own limit', () => {
		expect(exceeded({ files: [file('script', 1)] })).toEqual([['scripts at load', 1]]);
		expect(exceeded({ files: [file('script', 1)], kind: 'post' })).toEqual([['scripts at load', 1]]);
		expect(exceeded({ files: [file('script', 90_000)], kind: 'blog' })).toEqual([]);
		expect(exceeded({ files: [file('script', 20_001)], kind: 'edited post' })).toEqual([['scripts at load', 20_001]]);
	});

	it('concern the scripts after a tab or a question, and what is ours of them', () => {
		const after = (bytes: number) =>
			exceeded({ reactions: [{ action: 'tab', files: [file('script', REACT), file('script', bytes)] }] });
		expect(after(3_000)).toEqual([]);
		expect(after(3_001)).toEqual([['scripts after one FAQ item or tab, without React', 3_001]]);
		expect(after(7_001).map(([what]) => what)).toContain('scripts after one FAQ item or tab');
	});

	it('know no limit for the scripts of a form', () => {
		expect(exceeded({ reactions: [{ action: 'contact submit', files: [file('script', 200_000)] }] })).toEqual([]);
	});

	it('round the layout shift to two decimals', () => {
		expect(exceeded({ shifts: [{ value: 0.004, elements: [] }] })).toEqual([]);
		expect(
			exceeded({
				shifts: [
					{ value: 0.003, elements: [] },
					{ value: 0.003, elements: [] },
				],
			}),
		).toEqual([['layout shift', 0.01]]);
	});

	it('are not kept by a page that is not what it should be', () => {
		expect(exceeded({ faults: ['Nothing shows.'] })).toEqual([['faults', 1]]);
	});

	it('forbid requests to hosts that the page has no reason for', () => {
		expect(exceeded({ strangers: ['https://fonts.example/a.css'] })).toEqual([['requests to other hosts', 1]]);
	});
});

describe('excessLines', () => {
	it('names the page, the budget, the value and what adds most to it, the largest first', () => {
		const files = [file('script', 50, '/small.js'), file('script', 1_200, '/large.js')];
		const [excess] = excessesOf(page({ files }), budgets);
		expect(excess && excessLines(excess)).toBe(
			'/about: scripts at load 1,250, budget 0, 1,250 over\n       1,200  /large.js\n          50  /small.js',
		);
	});

	it('says which parts of a document weigh most', () => {
		const styles = Array.from({ length: 300 }, (_, index) => `.a${index * 7919}{top:${index * 31}px}`).join('');
		const html = `<style>@layer components{${styles}}</style><svg><path d="M0 0h1"/></svg>`;
		const [excess] = excessesOf(page({ html, htmlBytes: 15_000 }), budgets);
		expect(excess?.causes.map(({ name }) => name)).toEqual(['styles: components', 'drawings (svg)']);
	});
});
