import { expect, it } from 'vitest';
import { pointPicture } from './icons';

it('draws the icon of a point in thin lines, and cuts what is tinted into two facets', () => {
	const picture = pointPicture('ph:lightning', 'paper', 'light');
	expect(picture).toContain('url(#facets)');
	expect(picture.match(/<path/g)).toHaveLength(3);
});

it('draws an icon without tinted parts in its lines', () => {
	expect(pointPicture('devicon:react', 'paper', 'light')).not.toContain('facets');
});

it('gives each ground and scheme colours of its own', () => {
	const pictures = (['paper', 'band', 'marigold'] as const).map((ground) => pointPicture('ph:eye', ground, 'light'));
	expect(new Set([...pictures, pointPicture('ph:eye', 'paper', 'dark')]).size).toBe(3);
});
