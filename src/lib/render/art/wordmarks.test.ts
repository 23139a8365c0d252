import { expect, it } from 'vitest';
import { keptTo } from './wordmarks.ts';

const svg =
	'<style>path{fill:#000}@media(prefers-color-scheme: dark){a{}}@media (prefers-color-scheme:light){b{}}</style>';

it.each([
	['light', '@media(max-width:0){a{}}@media (min-width:0){b{}}'],
	['dark', '@media(min-width:0){a{}}@media (max-width:0){b{}}'],
] as const)('fixes a drawing to the %s scheme', (scheme, rules) => {
	expect(keptTo(scheme, svg)).toBe(`<style>path{fill:#000}${rules}</style>`);
});
