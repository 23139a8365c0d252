import { expect, it } from 'vitest';
import { withoutIslandIds, withoutIslandStyle } from './island-markup.ts';

it('takes the ids off islands and leaves the rest of the page', () => {
	const html =
		'<p uid="a"></p><astro-island uid="1gBj7l" prefix="r1"></astro-island><astro-island uid="Z2hxiuO" ssr></astro-island>';
	expect(withoutIslandIds(html)).toBe(
		'<p uid="a"></p><astro-island prefix="r1"></astro-island><astro-island ssr></astro-island>',
	);
});

it('takes the style sheet out of the body and leaves those of the head', () => {
	const html =
		'<style>p{color:red}</style><div><style>astro-island,astro-slot{display:contents}</style><script>go()</script></div>';
	expect(withoutIslandStyle(html)).toBe('<style>p{color:red}</style><div><script>go()</script></div>');
});
