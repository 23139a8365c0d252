import { expect, it, vi } from 'vitest';
import { blogListUrl, pictureUrl, postPath, slugFromPath } from './paths.ts';

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
	vi.stubEnv('BASE_URL', base);
	expect(slugFromPath(pathname)).toBe(slug);
});

it.each([
	['https://backend.example', '/', 'https://backend.example/api/blogs/allblogs'],
	['https://backend.example/v2', '/website', 'https://backend.example/v2/api/blogs/allblogs'],
	[undefined, '/', '/api/blogs/allblogs'],
	[undefined, '/website', '/website/api/blogs/allblogs'],
])('the list’s address for the backend %s and a site below %s is %s', (backendUrl, base, expected) => {
	vi.stubEnv('BASE_URL', base);
	expect(blogListUrl(backendUrl)).toBe(expected);
});

const LIST = 'https://backend.example/api/blogs/allblogs';
const LOCAL = 'http://localhost:4400/api/blogs/allblogs';
const OWN = '/site/api/blogs/allblogs';

it.each([
	['https://pictures.example/a.png', LIST, 'https://pictures.example/a.png'],
	['https://pictures.example/a.png', OWN, 'https://pictures.example/a.png'],
	['//pictures.example/a.png', LIST, 'https://pictures.example/a.png'],
	['/uploads/a b.png', LIST, 'https://backend.example/uploads/a%20b.png'],
	['a.png', LIST, 'https://backend.example/api/blogs/a.png'],
	['/uploads/a.png', LOCAL, 'http://localhost:4400/uploads/a.png'],
	['http://localhost:4400/a.png', LOCAL, 'http://localhost:4400/a.png'],
	['/images/blog/a.webp', OWN, '/site/images/blog/a.webp'],
	['http://pictures.example/a.png', LIST, 'https://pictures.example/a.png'],
	// Refused
	['javascript:alert(1)', LIST, undefined],
	['java\tscript:alert(1)', OWN, undefined],
	['data:image/png;base64,AAAA', LIST, undefined],
	['blob:https://backend.example/1', LIST, undefined],
	['blob:https://own.invalid/1', OWN, undefined],
	['https://', LIST, undefined],
])('the picture %j in the list %s has the address %s', (imageUrl, listUrl, expected) => {
	vi.stubEnv('BASE_URL', '/site');
	expect(pictureUrl(imageUrl, listUrl)).toBe(expected);
});
