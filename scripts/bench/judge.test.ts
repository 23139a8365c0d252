import { describe, expect, it } from 'vitest';
import { judge, leanest, perPost } from './judge.ts';
import { results, run } from './testing/results.ts';

const reached = (changes: Parameters<typeof results>[0]) => judge(results(changes)).map(({ isReached }) => isReached);

describe('perPost', () => {
	it('leaves out what the site takes without posts', () => {
		expect(perPost(run(1000, 15), run(0, 5))).toEqual({ time: 0.01, processor: 0.01 });
	});
});

describe('leanest', () => {
	it('takes the run that was disturbed least', () => {
		expect(leanest(run(0, 6), run(0, 5))).toEqual(run(0, 5));
		expect(leanest(run(0, 5), run(0, 6))).toEqual(run(0, 5));
	});
});

describe('judge', () => {
	it('says how far each target was reached', () => {
		expect(judge(results())).toEqual([
			{ isReached: true, sentence: 'A post takes 1.14 times as long among 10,000 posts as among 1,000 (at most 1.3)' },
			{ isReached: true, sentence: 'At most 1.20 GB of memory at once (under 1.5 GB)' },
			{
				isReached: true,
				sentence:
					'Without sanitising and Markdown, a post takes 2.5 times as long as a page of the bare project (at most 3)',
			},
		]);
	});

	it('refuses a build that slows down as posts grow in number', () => {
		expect(reached({ site: [run(1000, 11), run(10_000, 84)] })).toEqual([false, true, true]);
	});

	it('refuses a build that takes too much memory, with however many posts', () => {
		expect(reached({ none: run(0, 5, 1.5e9) })).toEqual([true, false, true]);
		expect(reached({ site: [run(1000, 12, 1.6e9), run(10_000, 85)] })).toEqual([true, false, true]);
	});

	it('refuses posts that take too long beside bare pages', () => {
		expect(reached({ bare: run(10_000, 14) })).toEqual([true, true, false]);
	});
});
