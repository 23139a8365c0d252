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

it('scrolls by as much as the list grows if text below it is in view', () => {
	expect(scrolledFor(-600)).toBe(700);
});

it.each([
	['text above the list is in view', 100],
	['only the list is in view', -100],
])('does not scroll while %s', (_what, top) => {
	expect(scrolledFor(top)).toBe(0);
});

it('does nothing in a browser that has scroll anchoring', () => {
	expect(scrolledFor(-600, true)).toBe(0);
});
