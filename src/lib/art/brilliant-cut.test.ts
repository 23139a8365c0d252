import { describe, expect, it } from 'vitest';
import { brilliant, outline, pathData } from './brilliant-cut.ts';
import type { Point } from './brilliant-cut.ts';

/** Twice the area of a polygon, by the shoelace formula; positive when its corners run clockwise on the screen. */
const doubleArea = (points: readonly Point[]) =>
	points.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
		return sum + x * nextY - nextX * y;
	}, 0);

describe('brilliant', () => {
	const facets = brilliant();

	it('has the facets of the cut', () => {
		const count = (ring: string) => facets.filter((facet) => facet.ring === ring).length;
		expect(['main', 'half', 'star', 'bezel', 'upper'].map(count)).toEqual([8, 16, 8, 8, 16]);
	});

	it('keeps every corner on a whole unit inside the square', () => {
		for (const value of facets.flatMap(({ points }) => points.flat())) {
			expect(Number.isInteger(value)).toBe(true);
			expect(value).toBeGreaterThanOrEqual(0);
			expect(value).toBeLessThanOrEqual(400);
		}
	});

	it('covers the outline without gap or overlap', () => {
		const fine = brilliant(400_000);
		const covered = fine.reduce((sum, { points }) => sum + Math.abs(doubleArea(points)), 0);
		expect(covered / doubleArea(outline(fine))).toBeCloseTo(1, 5);
	});

	it('looks the same after an eighth of a turn', () => {
		const corners = (turn: number) => new Set(brilliant(400, turn).map(({ points }) => [...points].sort().join(' ')));
		expect(corners(45)).toEqual(corners(0));
	});
});

describe('pathData', () => {
	it('writes relative steps without needless characters', () => {
		const shape: Point[] = [
			[10, 20],
			[4, 25],
			[14, 30],
		];
		expect(pathData([shape, []])).toBe('M10 20l-6 5 10 5z');
	});
});
