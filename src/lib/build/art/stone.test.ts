import { expect, it } from 'vitest';
import { brilliant } from './brilliant-cut.ts';
import { stonePaths, tones } from './stone.ts';

it('every facet has a tone that no neighbour shares', () => {
	const facets = brilliant();
	for (const facet of facets) {
		const tone = tones[facet.ring][facet.index];
		expect(tone).toBeDefined();
		const corners = new Set(facet.points.map(String));
		const neighbours = facets.filter(
			(other) => other !== facet && other.points.filter((point) => corners.has(String(point))).length > 1,
		);
		expect(neighbours.map(({ ring, index }) => tones[ring][index])).not.toContain(tone);
	}
});

it('the stone of the fallback page has one facet broken off', () => {
	const [whole, broken] = [stonePaths(), stonePaths(true)];
	expect(broken.map((path) => path.class)).toEqual(whole.map((path) => path.class));
	expect(broken.filter(({ d }, index) => d !== whole[index]?.d).map((path) => path.class)).toEqual(['t7', 'tm']);
});
