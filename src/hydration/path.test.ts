// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPath } from './path.ts';

const cases = [
	['/', '/blog/a-post', true],
	['/', '/blog', false],
	['/', '/about/blog/', false],
	['/website', '/website/blog/a-post', true],
	['/website/', '/website/blog/a-post', true],
	['/website', '/blog/a-post', false],
] as const;

afterEach(() => history.replaceState(null, '', '/'));

describe('client:path', () => {
	it.each(cases)('under the base %s, at %s, loads the island: %s', async (base, path, isLoaded) => {
		history.replaceState(null, '', path);
		const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));
		onPath(base)(load, { name: 'Thing', value: '/blog/' }, document.createElement('astro-island'));
		await new Promise((resolve) => setTimeout(resolve));
		expect(load).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
	});
});
