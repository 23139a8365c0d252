import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findFileProblems } from './file-check.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Looks at a project that has only these files. */
async function lookAt(files: Record<string, string | Buffer>) {
	for (const folder of ['content', 'src', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
	for (const folder of ['content', 'src/assets', 'public/images']) mkdirSync(join(root, folder), { recursive: true });
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), content);
	}
	return findFileProblems(true, root);
}

/** Returns what is wrong with a project that has only these files. */
const problemsWith = async (files: Record<string, string | Buffer>) => (await lookAt(files)).problems;

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

test('names everything at once that refers to what is not there, by line', async () => {
	const files = {
		'content/services/web.yaml': 'order: 1',
		'content/industries.yaml': 'items:\n  - name: Textile\n    services: [web, seo]\n',
		'content/pages/portfolio.yaml': 'chips:\n  - App\n',
		'content/pages/home.yaml': 'work:\n  slugs:\n    - gone\n',
		'content/projects/loom.yaml':
			'image: /src/assets/gone.png\nservices:\n  - seo\nindustries: [Textile, Trade]\ncategories: [App, Shop]\n',
		'content/pages/offer.yaml': 'blocks:\n  - kind: projects\n    slugs: [loom, gone]\n',
		'content/blog/a.md': post('x', 'title: News\nservice: seo\nproject: loom'),
		'content/redirects.yaml': 'items:\n  - from: /old\n    to: /services/seo\n  - from: /news\n    to: /blog/news\n',
	};
	expect((await problemsWith(files)).sort()).toEqual([
		'content/blog/a.md:3 service: "seo" does not exist. Use one of web.',
		'content/industries.yaml:3 items.0.services.1: "seo" does not exist. Use one of web.',
		'content/pages/home.yaml:3 work.slugs.0: "gone" does not exist. Use one of loom.',
		'content/pages/offer.yaml:3 blocks.0.slugs.1: "gone" does not exist. Use one of loom.',
		'content/projects/loom.yaml:1 image: src/assets/gone.png does not exist. Add the picture, or correct its name.',
		'content/projects/loom.yaml:3 services.0: "seo" does not exist. Use one of web.',
		'content/projects/loom.yaml:4 industries.1: "Trade" does not exist. Use one of Textile.',
		'content/projects/loom.yaml:5 categories.1: "Shop" does not exist. Use one of App.',
		'content/redirects.yaml:3: There is no page /services/seo. Correct the link, or add /services/seo to content/redirects.yaml.',
	]);
});

test.each<[files: Record<string, string | Buffer>, warning: string]>([
	[
		{ 'content/crafts.yaml': 'items:\n  - href: /services/seo\n' },
		'content/crafts.yaml:2: There is no page /services/seo. Correct the link, or add /services/seo to content/redirects.yaml.',
	],
	[
		{ 'content/blog/a.md': post('`](/gone)` [About](/about) [us](/abuot#story)') },
		'content/blog/a.md:5: There is no page /abuot. Correct the link, or add /abuot to content/redirects.yaml.',
	],
	[
		{ 'content/services/a.yaml': 'order: 2', 'content/services/b.yaml': 'card: {}\norder: 2' },
		'content/services/b.yaml:2 order: content/services/a.yaml has the same number. Give each its own.',
	],
	[
		{ 'public/images/blog/a.webp': Buffer.concat([await paint().webp().toBuffer(), Buffer.alloc(1_600_000)]) },
		'public/images/blog/a.webp: Readers get all 1.6 MB of this picture. Reduce it to 1600 pixels, and save it as WebP.',
	],
	[
		{ 'src/assets/portfolio/a.jpg': jpeg, 'content/projects/a.yaml': 'image: /src/assets/portfolio/a.jpg' },
		'content/projects/a.yaml:1 image: src/assets/portfolio/a.jpg has 8 by 400 pixels, and needs at least 1200 by 900. Use a larger picture.',
	],
	[
		{ 'public/images/blog/a.png': png, 'content/blog/a.md': post('x', 'imageUrl: /images/blog/a.png') },
		'content/blog/a.md:2 imageUrl: public/images/blog/a.png has 8 by 8 pixels, and needs at least 720 by 405. Use a larger picture.',
	],
])('warns, and stops nothing: %#', async (files, warning) => {
	expect(await lookAt(files)).toMatchObject({ problems: [], warnings: [warning] });
});

test('names every field that a schema refuses, by line, for the development server', async () => {
	const hours = 'hours:\n  open:\n    - days: [Monday]\n      opens: 09:00\n      closes: 08:00\n';
	const { findFields } = await lookAt({
		'content/site.yaml': `nmae: Infotech\nanswer: Call {telephone}\n${hours}`,
		'content/blog/a.md': post('x', 'title: News\ncreatedAt: 2026-02-30'),
	});
	const fields = findFields();
	expect(fields).toContain('content/site.yaml:7 hours.open.0.closes: Write a time after the one in "opens".');
	expect(fields).toContain(
		'content/site.yaml:2 answer: Remove {telephone}. Only {name}, {email}, {phone}, {address}, {hours} and {chat} can be used here.',
	);
	expect(fields).toContain('content/site.yaml:1: There is no field "nmae". Correct the name, or remove it.');
	expect(fields).toContain(
		'content/blog/a.md:3 createdAt: Write a date that exists, such as 2026-01-31. You can add the time: 2026-01-31T09:30:00+05:30.',
	);
});
