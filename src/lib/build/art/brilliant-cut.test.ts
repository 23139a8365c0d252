import { expect, it } from 'vitest';
import { brilliant, outline, pathData } from './brilliant-cut.ts';
import type { Point } from './brilliant-cut.ts';

/**
 * Returns twice the area of a polygon (shoelace formula). The result is positive if the polygon's corners run
 * clockwise on the screen.
 */
const doubleArea = (points: readonly Point[]) =>
	points.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
		return sum + x * nextY - nextX * y;
	}, 0);

it('the facets cover the outline without gap or overlap', () => {
	const fine = brilliant(400_000);
	const covered = fine.reduce((sum, { points }) => sum + Math.abs(doubleArea(points)), 0);
	expect(covered / doubleArea(outline(fine))).toBeCloseTo(1, 5);
});

it('paths use relative steps and no unnecessary characters', () => {
	const shape: Point[] = [
		[10, 20],
		[4, 25],
		[14, 30],
	];
	expect(pathData([shape, []])).toBe('M10 20l-6 5 10 5z');
});
