import { describe, expect, it } from 'vitest';
import { cover } from './post-cover.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `post-${index}`);

describe('cover', () => {
	it('draws the same cover for the same seed', () => {
		expect(cover('silk-and-servers')).toEqual(cover('silk-and-servers'));
	});

	it('draws different covers for different seeds', () => {
		expect(new Set(seeds.map((seed) => JSON.stringify(cover(seed)))).size).toBeGreaterThan(45);
	});

	it('uses every variant about as often', () => {
		const grounds = seeds.map((seed) => cover(seed).shapes[0]?.class === 'cover-warp');
		expect(grounds.filter(Boolean).length).toBeGreaterThan(5);
		expect(seeds.filter((seed) => cover(seed).ground === 'cover-paper').length).toBeGreaterThan(5);
	});

	it('stays small and holds no empty path', () => {
		for (const { shapes } of seeds.map(cover)) {
			expect(JSON.stringify(shapes).length).toBeLessThan(1200);
			for (const { d } of shapes) expect(d).toMatch(/^M-?\d/);
		}
	});
});
