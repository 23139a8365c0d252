import { expect, it } from 'vitest';
import { listUrl, postPath, slugFromPath } from './paths.ts';

it.each([
	[postPath('a-title'), '/', 'a-title'],
	['/blog/a-title/', '/', 'a-title'],
	['/blog/a-title.html', '/', 'a-title'],
	['/blog/a-title/index.html', '/', 'a-title'],
	['/site/blog/A-Title', '/site', 'a-title'],
	['/blog', '/', undefined],
	['/blog/', '/', undefined],
	['/blog/archive/2', '/', undefined],
	['/blog/%3Cscript%3E', '/', undefined],
	['/blog/a-title', '/site', undefined],
	['/about', '/', undefined],
])('the slug of %s below %s is %s', (pathname, base, slug) => {
	expect(slugFromPath(pathname, base)).toBe(slug);
});

it.each([
	['https://backend.example', '/', 'https://backend.example/api/blogs/allblogs'],
	['https://backend.example/', '/website', 'https://backend.example/api/blogs/allblogs'],
	['https://backend.example/v2//', '/', 'https://backend.example/v2/api/blogs/allblogs'],
	[undefined, '/', '/api/blogs/allblogs'],
	[undefined, '/website', '/website/api/blogs/allblogs'],
])('the list’s address for the backend %s and a site below %s is %s', (backendUrl, base, expected) => {
	expect(listUrl(backendUrl, base)).toBe(expected);
});
