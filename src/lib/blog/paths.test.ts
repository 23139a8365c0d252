import { expect, it, vi } from 'vitest';
import { blogListUrl, pictureUrl, postPath, slugFromPath } from './paths.ts';
import paths from './paths.test.json' with { type: 'json' };

it.each([{ path: postPath('a-title'), base: '/', slug: 'a-title' }, ...paths.slugs])(
	'the slug of $path below $base is $slug',
	({ path, base, slug }) => {
		vi.stubEnv('BASE_URL', base);
		expect(slugFromPath(path)).toBe(slug);
	},
);

it.each(paths.lists)(
	'the list’s address for the backend $backend and a site below $base is $expected',
	({ backend, base, expected }) => {
		vi.stubEnv('BASE_URL', base);
		expect(blogListUrl(backend)).toBe(expected);
	},
);

it.each([...paths.pictures, ...paths.refused])(
	'the picture %j in the list %s has the address %s',
	(imageUrl, listUrl, expected?: string) => {
		vi.stubEnv('BASE_URL', '/site');
		expect(pictureUrl(imageUrl, listUrl)).toBe(expected);
	},
);
