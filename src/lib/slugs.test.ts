import { expect, it } from 'vitest';
import { idsOf, uniqueSlugs } from './slugs.ts';

it('gives unique slugs to names that are equal or have no Latin letters', () => {
	expect(uniqueSlugs(['Values', 'Values', 'સુરત', 'Values 2'])).toEqual(['values', 'values-2', '3', 'values-2-2']);
});

it('adds a prefix, so that ids differ from those of sections', () => {
	expect(idsOf('step', ['Values', 'સુરત'])).toEqual(['step-values', 'step-2']);
});
