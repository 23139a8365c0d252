// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFallbackScreen } from './fallback-screen.ts';

const replace = vi.fn();

/** Starts the 404 page under an address; the site lives below /website. */
function start(pathname: string): void {
	vi.stubGlobal('location', { pathname, replace });
	startFallbackScreen({
		blog: '/website/blog/',
		aliases: [{ from: '/website/industries', to: '/website/Industries' }],
	});
}
const isWaiting = () => document.documentElement.dataset['latePost'] !== undefined;

beforeEach(() => {
	replace.mockClear();
	delete document.documentElement.dataset['latePost'];
});

describe('startFallbackScreen', () => {
	it.each(['/website/industries', '/website/industries/'])('forwards %s', (pathname) => {
		start(pathname);
		expect(replace).toHaveBeenCalledExactlyOnceWith('/website/Industries');
	});

	it.each(['/website/Industries', '/industries', '/website/industries/textile', '/website/nowhere'])(
		'does not forward %s',
		(pathname) => {
			start(pathname);
			expect(replace).not.toHaveBeenCalled();
		},
	);

	it.each([
		['/website/blog/a-new-post', true],
		['/website/blog/a-new-post/', true],
		['/website/blog', false],
		['/website/blog/', false],
		['/website/blogs/a', false],
		['/blog/a', false],
		['/website/nowhere', false],
	])('waits at %s for a post newer than the build: %s', (pathname, expected) => {
		start(pathname);
		expect(isWaiting()).toBe(expected);
	});
});
