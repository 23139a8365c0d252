import { expect, it } from 'vitest';
import { idsOf, uniqueSlugs } from './slugs.ts';

it('gives unique slugs to names that are equal, taken or have no Latin letters', () => {
	const slugs = uniqueSlugs(['Values', 'Values', 'સુરત', 'Values 2', 'Main'], new Set(['main']));
	expect(slugs).toEqual(['values', 'values-2', '3', 'values-2-2', 'main-2']);
});

it('adds a prefix, so that ids differ from those of sections', () => {
	expect(idsOf('step', ['Values', 'સુરત'])).toEqual(['step-values', 'step-2']);
});
