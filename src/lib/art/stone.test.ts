import { describe, expect, it } from 'vitest';
import { brilliant } from './brilliant-cut.ts';
import { stonePaths, tones } from './stone.ts';

describe('tones', () => {
	const facets = brilliant();
	const all = facets.map(({ ring, index }) => tones[ring][index]);

	it('gives every facet a tone, one of them silk and three marigold', () => {
		expect(all).not.toContain(undefined);
		expect(all.filter((tone) => tone === 's')).toHaveLength(1);
		expect(all.filter((tone) => tone === 'm')).toHaveLength(3);
	});

	it('sets neighbours apart', () => {
		for (const [position, facet] of facets.entries()) {
			const edges = new Set(facet.points.map(String));
			const neighbours = facets.filter(
				(other) => other !== facet && other.points.filter((point) => edges.has(String(point))).length > 1,
			);
			for (const { ring, index } of neighbours) expect(tones[ring][index]).not.toBe(all[position]);
		}
	});
});

describe('stonePaths', () => {
	it('stays small', () => {
		expect(JSON.stringify(stonePaths()).length).toBeLessThan(1800);
	});

	it('cuts one facet out and lays it beside the stone', () => {
		const [whole, broken] = [stonePaths(), stonePaths(true)];
		expect(broken.map((path) => path.class)).toEqual(whole.map((path) => path.class));
		expect(broken.filter(({ d }, index) => d !== whole[index]?.d).map((path) => path.class)).toEqual(['t7', 'tm']);
	});
});
