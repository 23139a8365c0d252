import { expect, it } from 'vitest';
import { withoutIslandIds } from './island-ids.ts';

it('takes the ids off islands and leaves the rest of the page', () => {
	const html =
		'<p uid="a"></p><astro-island uid="1gBj7l" prefix="r1"></astro-island><astro-island uid="Z2hxiuO" ssr></astro-island>';
	expect(withoutIslandIds(html)).toBe(
		'<p uid="a"></p><astro-island prefix="r1"></astro-island><astro-island ssr></astro-island>',
	);
});
