// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { startFallbackPage } from './fallback-page.ts';

const industries = '/website/Industries';

afterEach(() => {
	vi.unstubAllGlobals();
	delete document.documentElement.dataset['latePost'];
});

it.each<[pathname: string, forward: string | undefined, isWaiting: boolean]>([
	['/website/industries', industries, false],
	['/website/industries/', industries, false],
	['/website/Industries', undefined, false],
	['/industries', undefined, false],
	['/website/industries/textile', undefined, false],
	['/website/blog/a-new-post', undefined, true],
	['/website/blog/a-new-post/', undefined, true],
	['/website/blog', undefined, false],
	['/website/blog/', undefined, false],
	['/website/blogs/a', undefined, false],
	['/blog/a', undefined, false],
])('%s redirects to %s, or waits for a late post: %s', (pathname, forward, isWaiting) => {
	const replace = vi.fn();
	vi.stubGlobal('location', { pathname, replace });
	startFallbackPage({ blog: '/website/blog/', redirects: [{ from: '/website/industries', to: industries }] });
	expect(replace.mock.calls).toEqual(forward === undefined ? [] : [[forward]]);
	expect('latePost' in document.documentElement.dataset).toBe(isWaiting);
});
