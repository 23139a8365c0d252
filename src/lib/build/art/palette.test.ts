import { expect, it } from 'vitest';
import { colour, facetStyle, ofBoth } from './palette.ts';

it('returns the colours of the style sheet as hex codes, in both schemes', () => {
	const both = [colour('paper'), colour('paper', 'dark')];
	expect(new Set(both).size).toBe(2);
	for (const code of both) expect(code).toMatch(/^#[0-9a-f]{6}$/);
});

it('returns the light colour if the dark scheme does not change it', () => {
	expect(colour('stone-7', 'dark')).toBe(colour('stone-7'));
});

it('names a colour that the style sheet lacks', () => {
	expect(() => colour('mauve')).toThrow('content/brand/colours.css: the colour --color-mauve or --mauve is missing');
});

it("lets a drawing follow the visitor's scheme or keep to the scheme of its background", () => {
	expect(facetStyle()).toContain('@media(prefers-color-scheme:dark)');
	expect(facetStyle('dark')).not.toContain('@media');
});

it('names a file for each scheme', () => {
	expect(ofBoth('petal.svg')).toEqual({ light: 'petal.svg', dark: 'petal-dark.svg' });
});
