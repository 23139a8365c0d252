import { expect, it } from 'vitest';
import { listUrl } from './list-url.ts';

it.each([
	['https://backend.example', '/', 'https://backend.example/api/blogs/allblogs'],
	['https://backend.example/', '/website', 'https://backend.example/api/blogs/allblogs'],
	['https://backend.example/v2//', '/', 'https://backend.example/v2/api/blogs/allblogs'],
	[undefined, '/', '/api/blogs/allblogs'],
	[undefined, '/website', '/website/api/blogs/allblogs'],
])('the list of the backend %s, for a site below %s, is %s', (backendUrl, base, expected) => {
	expect(listUrl(backendUrl, base)).toBe(expected);
});
