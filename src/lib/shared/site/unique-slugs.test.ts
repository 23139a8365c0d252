import { expect, it } from 'vitest';
import { idsOf, uniqueSlugs } from './unique-slugs.ts';

it('tells names apart that are alike or have no Latin letter', () => {
	expect(uniqueSlugs(['Values', 'Values', 'સુરત', 'Values 2'])).toEqual(['values', 'values-2', '3', 'values-2-2']);
});

it('gives ids that no section of the page has', () => {
	expect(idsOf('step', ['Values', 'સુરત'])).toEqual(['step-values', 'step-2']);
});
