// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import near from './near.ts';

afterEach(() => vi.unstubAllGlobals());

describe('client:near', () => {
	it('loads the island once, when its own root comes near the window', async () => {
		let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
		const observer = { observe: vi.fn(), disconnect: vi.fn() };
		vi.stubGlobal(
			'IntersectionObserver',
			vi.fn(function (callback: typeof report) {
				report = callback;
				return observer;
			}),
		);
		const island = document.createElement('astro-island');
		for (const name of ['component', 'renderer']) island.setAttribute(`${name}-url`, 'data:text/javascript,');
		const root = document.createElement('div');
		island.append(root);
		const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));

		near(load, { name: 'Thing', value: '' }, island);
		expect(observer.observe.mock.calls).toEqual([[root]]);
		report([{ isIntersecting: false }]);
		expect(observer.disconnect).not.toHaveBeenCalled();
		report([{ isIntersecting: true }]);
		await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
		expect(observer.disconnect).toHaveBeenCalledOnce();
	});
});
