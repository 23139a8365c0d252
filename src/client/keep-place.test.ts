// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Returns how many pixels an 800-pixel-high window scrolls when a list with its top edge at `top` grows from 1,000 to
 * 1,700 pixels.
 */
function scrolledFor(top: number, hasAnchoring = false): number {
	const scrollBy = vi.fn<(left: number, top: number) => void>();
	let height = 1000;
	let report = (): void => {};
	vi.stubGlobal('innerHeight', 800);
	vi.stubGlobal('scrollBy', scrollBy);
	const Observer = vi.fn(function (callback: () => void) {
		return { observe: () => (report = callback) };
	});
	vi.stubGlobal('ResizeObserver', Observer);

	const list = document.createElement('section');
	Object.defineProperty(list, 'style', { value: hasAnchoring ? { overflowAnchor: 'auto' } : {} });
	Object.defineProperty(list, 'offsetHeight', { get: () => height });
	vi.spyOn(list, 'getBoundingClientRect').mockImplementation(() => DOMRect.fromRect({ y: top, height }));
	keepPlace(list);
	report();
	height = 1700;
	report();
	report();
	return scrollBy.mock.calls.reduce((sum, [, top]) => sum + top, 0);
}

it('scrolls by what the list has grown for whoever reads what stands below it', () => {
	expect(scrolledFor(-600)).toBe(700);
});

it.each([
	['what stands above the list is in sight', 100],
	['nothing but the list is in sight', -100],
])('leaves the page where it is while %s', (_what, top) => {
	expect(scrolledFor(top)).toBe(0);
});

it('leaves it to a browser that anchors the scroll position itself', () => {
	expect(scrolledFor(-600, true)).toBe(0);
});
