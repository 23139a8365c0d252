import { expect, test } from 'vitest';
import { postPath, slugFromPath } from './post-path.ts';

test.each([
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
