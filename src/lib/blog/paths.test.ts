import { expect, it, vi } from 'vitest';
import { blogListUrl, pictureUrl, postPath, slugFromPath } from './paths.ts';
import paths from './paths.test.json' with { type: 'json' };

const ownPath = { path: postPath('a-title'), base: '/', slug: 'a-title' };
it.each([ownPath, ...paths.slugs])('the slug of $path below $base is $slug', ({ path, base, slug }) => {
	vi.stubEnv('BASE_URL', base);
	expect(slugFromPath(path)).toBe(slug);
});

it.each(paths.lists)('the list of $backend for a site below $base is $expected', ({ backend, base, expected }) => {
	vi.stubEnv('BASE_URL', base);
	expect(blogListUrl(backend)).toBe(expected);
});

it.each(paths.pictures)('the picture %j in the list %s has the address %s', (address, list, expected?: string) => {
	vi.stubEnv('BASE_URL', '/site');
	expect(pictureUrl(address, list)).toBe(expected);
});
