import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLocalPosts } from './local-posts.ts';

const good = (id = 'a'.repeat(24), extra = '') =>
	`---\n_id: ${id}\ntitle: 'A: title'\ncreatedAt: "2026-01-31T09:30:00+05:30"\nwebsite: infotech\n${extra}---\n\n<p>Text</p>\n`;

let root: string;
let blog: string;
const write = (name: string, text: string) => writeFile(join(blog, name), text);
const report = () =>
	readLocalPosts(blog).then(
		() => 'no error',
		(error: unknown) => (error instanceof Error ? error.message : ''),
	);

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'posts-'));
	blog = join(root, 'content', 'blog');
	await mkdir(blog, { recursive: true });
	await mkdir(join(root, 'public', 'images'), { recursive: true });
	await writeFile(join(root, 'public', 'images', 'a.webp'), '');
});
afterEach(() => rm(root, { recursive: true }));

describe('readLocalPosts', () => {
	it('reads front matter and text as a blog object', async () => {
		await write('one.html', good(undefined, 'imageUrl: /images/a.webp\n'));
		await write('notes.txt', 'not a post');
		expect(await readLocalPosts(blog)).toEqual([
			{
				_id: 'a'.repeat(24),
				title: 'A: title',
				description: '<p>Text</p>',
				imageUrl: '/images/a.webp',
				createdAt: '2026-01-31T04:00:00.000Z',
				website: 'infotech',
			},
		]);
	});

	it('has no posts where there is no folder', async () => {
		expect(await readLocalPosts(join(root, 'nowhere'))).toEqual([]);
	});

	it('reports all faults of all files at once', async () => {
		await write('a.html', '<p>No front matter</p>');
		await write('b.html', good('abc', 'colour: red\nimageUrl: /images/none.webp\n'));
		await write('c.html', '---\ntitle: [1\n---\ntext');
		await write('d.html', '---\n_id: 5\ncreatedAt: 2026-01-31\nimageUrl: javascript:alert(1)\n---\n');
		expect(await report()).toMatchInlineSnapshot(`
			"11 faults in content/blog/:
			  content/blog/a.html · found no front matter, expected fields between two lines of --- and the text below
			  content/blog/b.html · _id: found "abc", expected 24 digits or letters from a to f, unlike those of any other post
			  content/blog/b.html · colour: found a field of this name, expected only _id, title, imageUrl, createdAt, website
			  content/blog/b.html · imageUrl: found no file /images/none.webp in public/, expected the picture there
			  content/blog/c.html · found Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 10:, expected valid YAML
			  content/blog/d.html · _id: found 5, expected 24 digits or letters from a to f, unlike those of any other post
			  content/blog/d.html · title: found nothing, expected the title
			  content/blog/d.html · imageUrl: found "javascript:alert(1)", expected a path below public/ that starts with /, or an https:// address
			  content/blog/d.html · createdAt: found "2026-01-31", expected a date, a time and an offset, such as "2026-01-31T09:30:00+05:30"
			  content/blog/d.html · website: found nothing, expected the website that shows the post, such as infotech
			  content/blog/d.html · text: found nothing below the front matter, expected the HTML of the post"
		`);
	});

	it('refuses one _id in two files', async () => {
		await write('a.html', good());
		await write('b.html', good());
		expect(await report()).toBe(
			'1 fault in content/blog/:\n  content/blog/b.html · _id: found the one of content/blog/a.html, expected one of its own',
		);
	});

	it('refuses a day that does not exist', async () => {
		await write('a.html', good().replace('01-31', '02-45'));
		expect(await report()).toContain('createdAt: found "2026-02-45T09:30:00+05:30"');
	});
});
