import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findFileProblems } from './file-check.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Returns what is wrong with a project that has only these files. */
async function problemsWith(files: Record<string, string | Buffer>): Promise<string[]> {
	for (const folder of ['content', 'src', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
	for (const folder of ['content', 'src/assets', 'public/images']) mkdirSync(join(root, folder), { recursive: true });
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), content);
	}
	return findFileProblems(root);
}

const paint = (width = 8) => sharp({ create: { width, height: 8, channels: 3, background: '#0af' } });
const jpeg = await paint(400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const png = await paint().png().toBuffer();
const moving = await sharp([png, await paint().negate().png().toBuffer()], { join: { animated: true } })
	.webp()
	.toBuffer();
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const post = (text: string, fields = 'title: News') => `---\n${fields}\n---\n\n${text}\n`;
const GONE = 'A sign here was lost, because the file is not UTF-8. Write it again, and save the file as UTF-8.';
const NOT_UTF8 = 'Signs such as Ã© stand here for letters that were read in a wrong encoding. Write them again.';
const UNMERGED =
	'Git has put two versions here. Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const cut = (words: string) => `The text ends after "${words}", because # begins a comment. Put the text in quotes.`;
const UNREAD = 'Nothing reads this file. Correct its name and folder, or delete it.';
const SAVE = 'Save it as AVIF, JPG, PNG or WebP.';

test.each<[name: string, content: string | Buffer, problem: string]>([
	['content/blog/a.md', Buffer.from(post('A caf\xe9'), 'latin1'), `:5: ${GONE}`],
	['content/blog/a.md', Buffer.from(post('News'), 'utf16le'), `:1: ${GONE}`],
	['content/site.yaml', Buffer.from('name: Caf\xe9', 'latin1'), `:1: ${GONE}`],
	['content/blog/a.md', post('Lost: \ufffd'), `:5: ${GONE}`],
	['content/blog/a.md', post('A cafÃ©'), `:5: ${NOT_UTF8}`],
	['content/blog/a.md', post('Donâ€™t'), `:5: ${NOT_UTF8}`],
	['content/blog/a.md', post('<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> theirs'), `:5: ${UNMERGED}`],
	['content/blog/a.md', post('x', '<<<<<<< HEAD\ntitle: One'), `:2: ${UNMERGED}`],
	['content/site.yaml', 'name: One\n>>>>>>> theirs\n', `:2: ${UNMERGED}`],
	['content/site.yaml', 'name: One\ntitle: Our offer #1 for Diwali\n', `:2: ${cut('Our offer')}`.replace('One', '')],
	[
		'content/site.yaml',
		'title: #1 in Surat\n',
		`:1: The text is empty, because # begins a comment. Put the text in quotes.`,
	],
	['content/blog/a.md', post('x', 'title: Our offer #1'), `:2: ${cut('Our offer')}`],
	['content/site.yaml', 'name: [a, b #c\n]\n', `:1: ${cut('b')}`],
	['content/site.yaml', '# nothing yet\n', ':1: This is empty. Write what belongs here, or restore it.'],
	['content/site.yaml', 'name: a\nname: b\n', ':2: Map keys must be unique. Mend the YAML here, or just above.'],
	['content/shop-visits.yml', 'a: 1', `: ${UNREAD}`],
	['content/pages/shop-visits.yml', 'a: 1', `: ${UNREAD}`],
	['content/blog/QUOKKA.MD', post('x'), `: ${UNREAD}`],
	['content/blog/a.markdown', post('x'), `: ${UNREAD}`],
	['content/blog/a.mdx', post('x'), `: ${UNREAD}`],
	['content/blog/2026/a.md', post('x'), `: ${UNREAD}`],
	['content/blog/a.webp', png, `: ${UNREAD}`],
	[
		'src/assets/a.jpg',
		'version https://git-lfs.github.com/spec/v1\n',
		': This is only a pointer of Git LFS. Run "git lfs pull".',
	],
	['src/assets/a.jpg', '', `: This is not a picture, or only a part of one. Copy it here again. ${SAVE}`],
	[
		'public/images/a.png',
		'<!doctype html><title>Sign in</title>',
		`: This is not a picture, or only a part of one. Copy it here again. ${SAVE}`,
	],
	['src/assets/a.jpg', jpeg.subarray(0, -9), ': The end of this picture is missing. Copy it here again.'],
	[
		'src/assets/a.jpg',
		await paint().tiff().toBuffer(),
		`: Browsers do not show TIFF, the kind of this picture. ${SAVE}`,
	],
	['src/assets/a.jpg', png, ': This is of another kind than its name says. Its name must end with .png.'],
	['public/images/a.jfif', jpeg, ': This is of another kind than its name says. Its name must end with .jpg.'],
	['public/images/a.jpg', heic, `: Browsers do not show HEIC, the kind of this picture. ${SAVE}`],
	['public/images/a.HEIC', heic, `: Browsers do not show HEIC, the kind of this picture. ${SAVE}`],
	['src/assets/a.webp', moving, `: This picture moves. Save one of its frames. ${SAVE}`],
	[
		'src/assets/a.webp',
		await paint().webp().withMetadata({ orientation: 6 }).toBuffer(),
		': This picture lies on its side, and only a note in the file says so. Turn it upright in a picture editor.',
	],
])('stops at %s', async (name, content, problem) => {
	expect(await problemsWith({ [name]: content })).toContain(name + problem);
});

test.each<[files: Record<string, string | Buffer>, problem: string]>([
	[
		{ 'content/blog/a.md': post('News'), 'content/blog/a (1).md': post('News ', 'title: Copy') },
		'content/blog/a.md: This is content/blog/a (1).md once more. Delete one of the two.',
	],
	[
		{ 'content/services/seo.yaml': 'a: 1', 'content/services/seo copy.yaml': 'a: 1\n' },
		'content/services/seo.yaml: This is content/services/seo copy.yaml once more. Delete one of the two.',
	],
	[
		{ 'src/assets/a.png': png, 'src/assets/A.png': png },
		'src/assets/A.png: This is src/assets/a.png once more. Delete one of the two.',
	],
	[
		{ 'public/images/e\u0301.png': png, 'public/images/\u00e9.png': png },
		'public/images/e\u0301.png: This is public/images/\u00e9.png once more. Delete one of the two.',
	],
	[
		{ 'public/images/A.png': png, 'content/blog/a.md': post('![](/images/a.png)') },
		'content/blog/a.md: The picture is called public/images/A.png. Write its name as it is, with the same capitals.',
	],
	[
		{ 'src/assets/e\u0301.png': png, 'content/site.yaml': 'image: /src/assets/\u00e9.png' },
		'content/site.yaml: The picture is called src/assets/e\u0301.png. Write its name as it is, with the same capitals.',
	],
])('stops at twins, and at pictures that only some machines find: %j', async (files, problem) => {
	expect(await problemsWith(files)).toEqual([problem]);
});

test('passes over what systems leave behind, code, comments that cut nothing, and pictures that no page uses', async () => {
	const files = {
		'content/site.yaml':
			'# Facts\nname: "Our #1"\ndays: 3 # at least\nfrom: 2026-01-31 # a Saturday\nnote: |\n  # 1 and #2\n',
		'content/services/seo.yaml~': 'a',
		'content/.hidden/a.yml': 'a',
		'content/blog/Thumbs.db': 'a',
		'content/blog/.DS_Store': 'a',
		'content/blog/.#a.md': 'a',
		'content/blog/#a.md#': 'a',
		'content/blog/a.md.swp': 'a',
		'content/blog/a.md': post('```\n<<<<<<< HEAD\n```\n\n`Ã©`\n\nA heading\n=======\n\n![A](/images/a.jpg)'),
		'content/blog/b.md': post(''),
		'content/blog/c.md': post('', 'title: Other'),
		'public/images/a.jpg': jpeg,
		'public/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
		'src/assets/unused.avif': await paint().avif().toBuffer(),
		'src/assets/unused.gif': await paint().gif().toBuffer(),
	};
	expect(await problemsWith(files)).toEqual([]);
});
