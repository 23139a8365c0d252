import { expect, it } from 'vitest';
import { pointPicture } from './icons';

it('draws an icon in thin lines, and splits its tinted part into two facets', () => {
	const picture = pointPicture('ph:lightning', 'paper', 'light');
	expect(picture).toContain('url(#facets)');
	expect(picture.match(/<path/g)).toHaveLength(3);
});

it('adds no facets to an icon without tinted parts', () => {
	expect(pointPicture('devicon:react', 'paper', 'light')).not.toContain('facets');
});

it('matches the colours to the background and the scheme', () => {
	const pictures = (['paper', 'band', 'marigold'] as const).map((ground) => pointPicture('ph:eye', ground, 'light'));
	expect(new Set([...pictures, pointPicture('ph:eye', 'paper', 'dark')]).size).toBe(3);
});
