import { expect, it } from 'vitest';
import { drawing, drawingFiles, drawingPicture, drawings, sizeOf } from './drawing.ts';
import { colour } from './palette.ts';

it('names a file for each part, background and scheme', () => {
	expect(drawingFiles('seo')).toEqual({ light: 'seo.svg', dark: 'seo-dark.svg' });
	expect(drawingFiles('seo', 'stone', 'band')).toEqual({
		light: 'seo-stone-on-band.svg',
		dark: 'seo-stone-on-band-dark.svg',
	});
});

it.each(drawings)('%s consists of a scene and a stone, and the stone has its own view box', (name) => {
	const { viewBox, shapes, scene, stone } = drawing(name);
	expect(scene.length).toBeLessThan(shapes.length);
	expect(stone.facets).toContain('<path');
	expect(scene).not.toContain(stone.facets);
	for (const { width, height } of [viewBox, stone.viewBox].map(sizeOf))
		expect(Math.min(width, height)).toBeGreaterThan(0);
	expect(drawingPicture(name, 'light', { part: 'stone' })).toContain(`viewBox="${stone.viewBox}"`);
	expect(drawingPicture(name, 'light', { part: 'scene' })).not.toContain(stone.facets);
	// Every colour must be a literal value, because a separate file cannot use the page's custom properties.
	expect(drawingPicture(name, 'dark', { ground: 'band' })).not.toContain('var(');
});

it('uses the colours that belong to its background', () => {
	const inkOf = (svg: string) => /\.art \.ink \{ fill: ([^;]+);/.exec(svg)?.[1];
	expect(inkOf(drawingPicture('video', 'light'))).toBe(colour('ink'));
	expect(inkOf(drawingPicture('video', 'dark'))).toBe(colour('ink', 'dark'));
	expect(inkOf(drawingPicture('video', 'light', { ground: 'band' }))).toBe(colour('on-band'));
});
