import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeFolder, writeFiles } from '../../../testing/folder.ts';
import { ownName } from '../../content/own-names.ts';
import { readLocalPosts } from './local-posts.ts';

let root: string;
let blog: string;
const write = (name: string, head: string, text = '<p>Text</p>') =>
	writeFiles(blog, { [name]: `---\n${head}\n---\n\n${text}\n` });

beforeEach(async () => {
	root = await makeFolder({ 'public/images/a.webp': '' });
	blog = join(root, 'content', 'blog');
});

describe('readLocalPosts', () => {
	it('needs a title and a day; the rest is filled in', async () => {
		await write('silk-prices.html', 'title: "Silk: prices"\ncreatedAt: 2026-01-31');
		expect(await readLocalPosts(blog)).toEqual([
			{
				_id: 'silk-prices',
				title: 'Silk: prices',
				description: '<p>Text</p>',
				createdAt: '2026-01-31T00:00:00.000Z',
				website: ownName('website'),
			},
		]);
	});

	it('takes every field that an editor may write', async () => {
		const picture = '/images/a.webp';
		const author = { author: 'A. Writer', authorLine: 'Weaves', authorPicture: picture };
		const about = { service: 'seo', project: 'a' };
		const texts = { _id: '65f0a1c2', ...author, ...about, imageUrl: picture, website: ownName('website') };
		const dates = { createdAt: '2026-01-31T09:30:00+05:30', updated: '2026-03-01' };
		await write('one.html', stringify({ title: 'A title', ...texts, ...dates, draft: true }));
		expect(await readLocalPosts(blog)).toMatchObject([
			{ ...texts, createdAt: '2026-01-31T04:00:00.000Z', updated: '2026-03-01T00:00:00.000Z', draft: true },
		]);
	});

	it('reads Markdown as GitHub does, with HTML in it', async () => {
		const text =
			'## Prices\n\n| a | b |\n| - | - |\n| 1 | *2* |\n\n~~Old~~ https://example.com\n\n<details>More</details>';
		await write('one.md', 'title: A\ncreatedAt: 2026-01-31', text);
		const [post] = await readLocalPosts(blog);
		expect(post?.description.replace(/\n/g, '')).toBe(
			'<h2>Prices</h2><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>' +
				'<p><del>Old</del> <a href="https://example.com">https://example.com</a></p><details>More</details>',
		);
	});

	it('has no posts where there is no folder', async () => {
		expect(await readLocalPosts(join(root, 'nowhere'))).toEqual([]);
	});

	it('refuses a post of another website', async () => {
		await write('a.html', 'title: A\ncreatedAt: 2026-01-31\nwebsite: other');
		const expected = `content/blog/a.html:4 · website: found "other" (5 characters), expected ${ownName('website')}, or the line left out`;
		await expect(readLocalPosts(blog)).rejects.toThrow(expected);
	});

	it('reports all faults of all files at once, each with its line and what to write instead', async () => {
		await writeFiles(blog, { 'a.html': '<p>No fields</p>', 'notes.txt': 'not a post', '.DS_Store': '' });
		await write('b.html', 'title: A\ncreatedAt: 2026-02-31\ncolour: red\nimageUrl: /images/none.webp\n_id: a b');
		await write('c.md', 'title: Prices: all of them\ncreatedAt: 2026-01-31');
		await write('d.html', 'createdAt: 31 January\nupdated: 2026\nimageUrl: javascript:alert(1)\ndraft: yes', '');
		await write('e.html', 'title: A\ncreatedAt: 2026-02-01T09:00:00Z\nupdated: 2026-01-31');
		await write('same.html', 'title: A\ncreatedAt: 2026-01-31');
		await write('same.md', 'title: A\ncreatedAt: 2026-01-31');
		await expect(readLocalPosts(blog)).rejects.toThrowErrorMatchingInlineSnapshot(`
			[Error: 15 faults in content/ (the fields are described in src/schemas/):
			  content/blog/a.html:1: found "<p>No fields</p>", expected --- as the first line, the fields of the post, --- again, and the text below
			  content/blog/b.html:3 · createdAt: found "2026-02-31" (10 characters), expected a day that exists, as 2026-01-31, or a day, a time and an offset, as 2026-01-31T09:30:00+05:30
			  content/blog/b.html:5 · imageUrl: found "/images/none.webp" (17 characters), expected the path of a file that lies in public/
			  content/blog/b.html:6 · _id: found "a b" (3 characters), expected letters, digits, - and _, unlike those of any other post
			  content/blog/b.html:4 · colour: found an unknown field, expected one of title, createdAt, updated, author, authorLine, authorPicture, service, project, imageUrl, draft, _id, website
			  content/blog/c.md:2: found the line "title: Prices: all of them", expected a text with signs such as : ' * @ { in double quotation marks
			  content/blog/d.html:2 · title: found nothing, expected a text
			  content/blog/d.html:2 · createdAt: found "31 January" (10 characters), expected a day that exists, as 2026-01-31, or a day, a time and an offset, as 2026-01-31T09:30:00+05:30
			  content/blog/d.html:3 · updated: found 2026, expected a day that exists, as 2026-01-31, or a day, a time and an offset, as 2026-01-31T09:30:00+05:30
			  content/blog/d.html:4 · imageUrl: found "javascript:alert(1)" (19 characters), expected a path below public/ that starts with /, or an https:// address
			  content/blog/d.html:5 · draft: found "yes" (3 characters), expected true or false
			  content/blog/d.html:6: found no text below the fields, expected the post itself
			  content/blog/e.html:4 · updated: found "2026-01-31" (10 characters), expected 2026-02-01T09:00:00Z (createdAt) or a later day
			  content/blog/notes.txt: found a file that is no post, expected a name that ends in .html or .md
			  content/blog/same.md · _id: found that of content/blog/same.html ("same"), expected one of its own]
		`);
	});
});
