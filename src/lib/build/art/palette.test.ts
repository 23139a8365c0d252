import { expect, it } from 'vitest';
import { colour, facetStyle, ofBoth } from './palette.ts';

it('gives the tokens of the style sheet in the notation that every reader knows, in both schemes', () => {
	expect(colour('paper')).toBe('#f8fbf6');
	expect(colour('paper', 'dark')).toBe('#0b1722');
});

it('takes what the dark scheme does not change from the light one', () => {
	expect(colour('stone-7', 'dark')).toBe('#d2eff9');
});

it('names a token that the style sheet does not have', () => {
	expect(() => colour('mauve')).toThrow('content/brand/colours.css: the colour --color-mauve or --mauve is missing');
});

it("lets a drawing follow the reader's scheme, or keep to that of its ground", () => {
	expect(facetStyle()).toContain('@media(prefers-color-scheme:dark)');
	expect(facetStyle('dark')).not.toContain('@media');
});

it('names a file for each scheme', () => {
	expect(ofBoth('petal.svg')).toEqual({ light: 'petal.svg', dark: 'petal-dark.svg' });
});
