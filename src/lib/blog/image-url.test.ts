import { expect, test } from 'vitest';
import { pictureUrl } from './image-url.ts';

const LIST = 'https://backend.example/api/blogs/allblogs';
const LOCAL = 'http://localhost:4400/api/blogs/allblogs';
const OWN = '/site/api/blogs/allblogs';

test.each([
	['https of any host', 'https://pictures.example/a.png', LIST, 'https://pictures.example/a.png'],
	['a path of the backend', '/uploads/a b.png', LIST, 'https://backend.example/uploads/a%20b.png'],
	['a relative path', 'a.png', LIST, 'https://backend.example/api/blogs/a.png'],
	['a host without a scheme', '//pictures.example/a.png', LIST, 'https://pictures.example/a.png'],
	['a path of a local backend', '/uploads/a.png', LOCAL, 'http://localhost:4400/uploads/a.png'],
	['http of the list itself', 'http://localhost:4400/a.png', LOCAL, 'http://localhost:4400/a.png'],
	['a path of this website', '/images/blog/a.webp', OWN, '/site/images/blog/a.webp'],
	['a relative path of this website', 'a.webp', OWN, '/site/api/blogs/a.webp'],
	['https from a list of this website', 'https://pictures.example/a.png', OWN, 'https://pictures.example/a.png'],
])('takes %s', (_name, imageUrl, listUrl, expected) => {
	expect(pictureUrl(imageUrl, listUrl, '/site')).toBe(expected);
});

test.each([
	['http of another host', 'http://pictures.example/a.png', LIST],
	['http of another port', 'http://localhost:1/a.png', LOCAL],
	['javascript', 'javascript:alert(1)', LIST],
	['javascript behind a tab', 'java\tscript:alert(1)', OWN],
	['data', 'data:image/png;base64,AAAA', LIST],
	['a blob of the list itself', 'blob:https://backend.example/1', LIST],
	['a blob of this website', 'blob:https://own.invalid/1', OWN],
	['no address', 'https://', LIST],
])('refuses %s', (_name, imageUrl, listUrl) => {
	expect(pictureUrl(imageUrl, listUrl, '/site')).toBeUndefined();
});

test('needs no sub-path', () => {
	expect(pictureUrl('/images/a.webp', '/api/blogs/allblogs')).toBe('/images/a.webp');
});
