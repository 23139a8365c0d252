import { expect, it } from 'vitest';
import { cropOf } from './picture-rules';

it.each([
	['a picture in the shape that its folder requires is not cropped', 'portfolio', [1600, 1200], undefined, {}],
	[
		'a wider picture loses its sides',
		'portfolio',
		[2000, 1200],
		undefined,
		{ width: 1600, height: 1200, fit: 'cover' },
	],
	[
		'an upright picture loses its top and bottom',
		'portfolio',
		[3024, 4032],
		1000,
		{ width: 1000, height: 750, fit: 'cover' },
	],
	[
		'a photograph is reduced to the largest useful size',
		'portfolio',
		[4032, 3024],
		undefined,
		{ width: 2432, height: 1824, fit: 'cover' },
	],
	['pictures for pages keep their shape', 'pages', [1600, 2000], undefined, {}],
] as const)('%s', (_, folder, [width, height], wanted, expected) => {
	expect(cropOf(folder, { width, height }, wanted)).toEqual(expected);
});
