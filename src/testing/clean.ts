import { expect, test, vi } from 'vitest';
import { cleanAtBuild } from '#lib/blog/clean-at-build.ts';

/** Cleans a post of a backend, on a site below the path `/site`. */
export function clean(html: string) {
	vi.stubEnv('BASE_URL', '/site');
	return cleanAtBuild(html, { listUrl: 'https://backend.example/api/blogs/allblogs' });
}

/** Tests what a page shows of descriptions. The attributes that all pictures and all code get are left out. */
export const testShown = (cases: Readonly<Record<string, readonly [html: string, expected: string]>>) =>
	test.each(Object.entries(cases))('shows %s', (_what, [html, expected]) => {
		expect(clean(html).html.replace(/ loading="lazy" decoding="async"| translate="no"/g, '')).toBe(expected);
	});
