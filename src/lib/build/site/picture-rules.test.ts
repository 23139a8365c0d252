import { expect, it } from 'vitest';
import { cropOf } from './picture-rules';

it.each([
	['a picture of the shape of its folder is shown whole', 'portfolio', [1600, 1200], undefined, {}],
	['a wide one loses its sides', 'portfolio', [2000, 1200], undefined, { width: 1600, height: 1200, fit: 'cover' }],
	['an upright one loses top and bottom', 'portfolio', [3024, 4032], 1000, { width: 1000, height: 750, fit: 'cover' }],
	[
		'a photograph has no more pixels than a screen',
		'portfolio',
		[4032, 3024],
		undefined,
		{ width: 2432, height: 1824, fit: 'cover' },
	],
	['pictures of pages keep their shape', 'pages', [1600, 2000], undefined, {}],
] as const)('%s', (_, folder, [width, height], wanted, expected) => {
	expect(cropOf(folder, { width, height }, wanted)).toEqual(expected);
});
