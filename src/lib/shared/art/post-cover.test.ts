import { expect, it } from 'vitest';
import { cover } from './post-cover.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `post-${index}`);

it('draws the same cover for the same seed, and mostly different covers for different seeds', () => {
	expect(cover('silk-and-servers')).toEqual(cover('silk-and-servers'));
	expect(new Set(seeds.map((seed) => JSON.stringify(cover(seed)))).size).toBeGreaterThan(45);
});

it('varies the pattern and the background', () => {
	const covers = seeds.map(cover);
	expect(covers.filter(({ shapes }) => shapes[0]?.class === 'cover-warp').length).toBeGreaterThan(5);
	expect(covers.filter(({ ground }) => ground === 'cover-paper').length).toBeGreaterThan(5);
});

it('stays small and has no empty paths', () => {
	for (const { shapes } of seeds.map(cover)) {
		expect(JSON.stringify(shapes).length).toBeLessThan(1200);
		for (const { d } of shapes) expect(d).toMatch(/^M-?\d/);
	}
});
