import { vi } from 'vitest';
import { cleanAtBuild } from '../lib/blog/clean-at-build.ts';

/** Cleans a post of a backend, on a site below the path `/site`. */
export function clean(html: string) {
	vi.stubEnv('BASE_URL', '/site');
	return cleanAtBuild(html, { listUrl: 'https://backend.example/api/blogs/allblogs' });
}

/** Returns what a page shows. The attributes that all pictures and all code get are left out. */
export const shown = (html: string): string =>
	clean(html).html.replace(/ loading="lazy" decoding="async"| translate="no"/g, '');
