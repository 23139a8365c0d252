import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violationsOf } from '../../scripts/lib/axe.ts';
import sharp from 'sharp';
import { listOfRecords, oneRecord } from '../../src/schemas/collections.ts';
import { copyOut } from './picked-folder.ts';
import { EditingPage, numstat, startEditing, type EditedProject } from './project.ts';

/* Edits a copy of the project with npm run edit, as an editor would: with the real page, real files and live reload. */

const photograph = (width: number): Promise<Buffer> =>
	sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#0a7d78' } })
		.jpeg()
		.toBuffer();
const head = {
	title: 'Pottery lessons: clay and a kiln for beginners',
	description:
		'Pottery lessons in Surat for people who have never touched clay: four evenings, a wheel each, and a bowl that holds soup.',
};

let project: EditedProject;
let editing: EditingPage;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(300_000);
	project = await startEditing();
	editing = await EditingPage.open(browser, project);
});
test.afterAll(() => {
	project.stop();
});
/** Commits the changes made by earlier tests, so that each test sees only its own. */
test.beforeEach(() => {
	project.git('add', '.');
	project.git('commit', '--quiet', '--allow-empty', '-m', 'What came before');
});

/**
 * Waits until a page of the site contains the given text, or no longer contains it. The server might not respond while
 * it reloads.
 */
async function expectOnSite(path: string, text: RegExp, isThere = true): Promise<void> {
	const isSaid = async (): Promise<boolean | undefined> => {
		const answer = await editing.page.request.get(project.site + path).catch(() => undefined);
		return answer && text.test(await answer.text());
	};
	await expect.poll(isSaid, { message: `${path}: ${text}`, intervals: [300], timeout: 90_000 }).toBe(isThere);
}

test('changes one line for new opening hours and shows the result in a second window', async () => {
	await editing.go('settings/entries/site');
	await editing.unfold('hours.open', 0);
	await editing.fill('hours.open.0.closes', '18:17');
	const [window] = await Promise.all([editing.page.waitForEvent('popup', { timeout: 60_000 }), editing.save()]);
	expect(numstat(project)).toBe('1\t1\tcontent/site.yaml');
	await expectOnSite('/contactus', /18:17/);
	await expect(window).toHaveURL(/\/contactus$/);
	await window.close();
});

test('adds a service with three extra blocks', async () => {
	const { page } = editing;
	await editing.go('services/new');
	for (const [name, text] of Object.entries(head)) await editing.fill(`head.${name}`, text);
	await editing.fill('breadcrumb', 'Pottery');
	await editing.fill('hero.title', 'Pottery lessons');
	await editing.fill('hero.lead', 'Clay for everybody.');
	for (const kind of ['Statement', 'Figures', 'Questions']) {
		const blocks = await editing.field('blocks');
		await blocks
			.getByRole('button', { name: /^Add .*block/ })
			.last()
			.click();
		await page.getByRole('menuitem', { name: new RegExp(`^${kind}: `) }).click();
	}
	await editing.fill('blocks.4.title', 'Clay remembers every hand');
	for (const list of ['blocks.5.items', 'blocks.6.items']) {
		const items = await editing.field(list);
		await items.getByRole('button', { name: /^Add .*entry/ }).click();
	}
	await editing.fill('blocks.5.items.0.value', '12');
	await editing.fill('blocks.5.items.0.label', 'bowls a day');
	await editing.fill('blocks.6.title', 'Asked often');
	await editing.fill('blocks.6.text', 'And answered.');
	await editing.fill('blocks.6.items.0.question', 'May I come?');
	await editing.fill('blocks.6.items.0.answer', 'Do.');
	await editing.fill('card.name', 'Pottery Lessons');
	await editing.fill('card.text', 'Four evenings and a bowl.');
	expect(await editing.save()).toEqual(['content/services/pottery-lessons.yaml']);
	await expectOnSite('/services/pottery-lessons', /Clay remembers every hand/);
	await expectOnSite('/services/pottery-lessons', /May I come\?/);
	await expectOnSite('/services', /Four evenings and a bowl\./);
});

test('adds a project with a photograph from a phone', async () => {
	const { page } = editing;
	await editing.go('projects/new');
	await editing.fill('name', 'Bowl Shop');
	await editing.fill('location', 'Bharuch');
	await editing.fill('sector', 'Crafts');
	const picture = await editing.field('image');
	await picture
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'The Photo.JPG', mimeType: 'image/jpeg', buffer: await photograph(1600) });
	await expect(picture).toContainText('the-photo.jpg');
	await editing.fill('alt', 'A bowl on a table');
	const categories = await editing.field('categories');
	await categories.getByRole('combobox').click();
	await page.getByRole('option').first().click();
	await editing.fill('problem', 'Nobody found the bowls.');
	expect(await editing.save()).toEqual(['content/projects/bowl-shop.yaml', 'src/assets/portfolio/the-photo.jpg']);
	expect(readFileSync(join(project.root, 'content/projects/bowl-shop.yaml'), 'utf8')).toContain('image: the-photo\n');
	await expectOnSite('/portfolio/bowl-shop', /Nobody found the bowls\./);
});

test('writes a post with a table and a picture, and publishes the draft', async () => {
	await editing.go('posts/new');
	await editing.fill('title', 'Kiln News');
	const picture = await editing.field('imageUrl');
	await picture
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'Kiln.jpg', mimeType: 'image/jpeg', buffer: await photograph(1200) });
	const text =
		'The *kiln* is lit.\n\n| Bowl | Price |\n| :--- | ----: |\n| Small | 120 |\n\n![The kiln](/images/blog/kiln.jpg)';
	const body = await editing.field('body');
	await body.locator('textarea').fill(text);
	expect(await editing.save()).toEqual(['content/blog/kiln-news.md', 'public/images/blog/kiln.jpg']);
	const file = readFileSync(join(project.root, 'content/blog/kiln-news.md'), 'utf8');
	expect(file).toContain('draft: true\n');
	expect(file.endsWith(`---\n\n${text}\n`)).toBe(true);
	project.git('add', '.');
	project.git('commit', '--quiet', '-m', 'A draft');

	await editing.go('posts/entries/kiln-news');
	const draft = await editing.field('draft');
	await draft.getByRole('switch').click();
	await editing.save();
	expect(numstat(project)).toBe('0\t1\tcontent/blog/kiln-news.md');
	await expectOnSite('/blog/kiln-news', /<table[^]*kiln\.jpg/);

	// Later changes must not turn the post back into a draft.
	await editing.go('posts/entries/kiln-news');
	await editing.fill('title', 'News of the Kiln');
	await editing.save();
	expect(readFileSync(join(project.root, 'content/blog/kiln-news.md'), 'utf8')).not.toContain('draft');
});

test('reorders a list without changing any line', async () => {
	const file = join(project.root, 'content/clients.yaml');
	const before = readFileSync(file, 'utf8');
	await editing.go('lists/entries/clients');
	const list = await editing.field('records');
	await list.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
	await editing.save();
	const after = readFileSync(file, 'utf8');
	expect(after).not.toBe(before);
	expect(after.split('\n').sort()).toEqual(before.split('\n').sort());
	const [first = '', second = ''] = [...after.matchAll(/alt: (.+)/g)].map(([, name]) => name ?? '');
	await expectOnSite('/', new RegExp(`${first}[^]*${second}`));
});

test('deletes a record', async () => {
	const { page } = editing;
	const file = 'content/blog/old-news.md';
	const post = '---\ntitle: Old News\ncreatedAt: 2026-01-31\n---\n\nThe kiln is cold.\n';
	writeFileSync(join(project.root, file), post);
	await expectOnSite('/blog/old-news', /The kiln is cold\./);
	await editing.reload();
	await editing.go('posts/entries/old-news');
	await page.getByRole('button', { name: 'Show Editor Options' }).click();
	await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(page.locator('[data-key-path="_check"]')).toHaveCount(0, { timeout: 60_000 });
	expect(await copyOut(page, project.root)).toEqual([file]);
	await expectOnSite('/blog/old-news', /The kiln is cold\./, false);
});

/** Returns the editing page's path for the record in a file. */
function wayTo(file: string): string {
	const [folder = '', name = ''] = file
		.replace(/\.\w+$/, '')
		.split('/')
		.slice(1);
	if (folder === 'blog') return `${file.endsWith('.md') ? 'posts' : 'html'}/entries/${name}`;
	const [single] = Object.entries(oneRecord).find(([, one]) => `content/${one.file}` === file) ?? [];
	if (single) return `${folder === 'pages' ? 'fixed' : 'settings'}/entries/${single}`;
	const [list] = Object.entries(listOfRecords).find(([, one]) => `content/${one.file}` === file) ?? [];
	return list ? `lists/entries/${list}` : `${folder}/entries/${name}`;
}

test('changes one line of any file for one word, and no line once the word is restored', async () => {
	test.setTimeout(900_000);
	const files = project.git('ls-files', 'content').trim().split('\n');
	for (const [index, file] of files.filter((file) => /\.(yaml|md|html)$/.test(file)).entries()) {
		// After many records in one tab, Chromium has crashed now and then.
		if (index % 10 === 0) await editing.reload();
		await editing.go(wayTo(file));
		const path = await editing.wayToWords();
		const words = await (await editing.field(path)).locator('input, textarea').first().inputValue();
		for (const [text, lines] of [
			[words.replace(/\w(?=\s|$)/, 'q'), `1\t1\t${file}`],
			[words, ''],
		] as const) {
			await editing.go(wayTo(file));
			await editing.wayToWords();
			await editing.fill(path, text);
			await editing.save(['content']);
			expect.soft(numstat(project), `${file}, ${path}`).toBe(lines);
		}
	}
});

/** Each row contains the path of a record, the path of a field, an invalid value and the error message. */
const WRONG = [
	['settings/entries/site', 'tagline', '', 'This field is required.'],
	['settings/entries/site', 'promise', 'For {everybody}', 'Remove {everybody}.'],
	['settings/entries/site', 'email.address', 'hello', 'Please enter a valid email.'],
	[
		'settings/entries/site',
		'phone.number',
		'+15550000000',
		'Write the same digits as in the field "number": +15550000000.',
	],
	['settings/entries/site', 'address.country', 'IND', 'You cannot enter more than 2 characters.'],
	['settings/entries/site', 'hours.open.0.closes', '08:00', 'Write a time after 09:00'],
	['settings/entries/site', 'hours.timeZone', 'Asia/Kolkatta', 'Did you mean Asia/Kolkata?'],
	['settings/entries/site', 'chat.url', 'wa.me/91', 'Please enter a valid URL.'],
	['fixed/entries/homePage', 'head.title', 'Long words '.repeat(9), 'You cannot enter more than 60 characters.'],
	['fixed/entries/homePage', 'hero.primary.href', 'contactus', 'Write a path that starts with /'],
	['fixed/entries/processPage', 'values.items.0.icon', 'ph:wrnch', 'Did you mean wrench?'],
	['settings/entries/forms', 'otherWays', 'Write to us.', 'Add {email} and {phone} to the text.'],
	['lists/entries/redirects', 'records.0.from', 'contact', 'Write a path of this site that starts with /'],
] as const;

test('says what is wrong and where, and saves nothing', async () => {
	test.setTimeout(400_000);
	await editing.reload();
	let open = '';
	for (const [way, path, value, message] of WRONG) {
		if (way !== open) await editing.go(way);
		open = way;
		for (const [list, index] of [...path.matchAll(/^(.+)\.(\d+)\./g)].map(
			([, one = '', at]) => [one, Number(at)] as const,
		))
			await editing.unfold(list, index);
		const before = await editing.fill(path, value);
		expect(await editing.refuse(), path).toContain(message);
		if (process.env['PICTURES'])
			await editing.page.screenshot({ path: `${process.env['PICTURES']}/wrong-${path}.png` });
		await (await editing.field(path)).locator('input, textarea').first().fill(before);
	}
	expect(project.git('status', '--porcelain')).toBe('');
});

test('does not overwrite a file that has changed on disk since it was opened', async () => {
	const file = join(project.root, 'content/llms.yaml');
	await editing.go('settings/entries/llms');
	writeFileSync(file, `${readFileSync(file, 'utf8')}# Theirs\n`);
	await editing.fill('pages', 'More pages');
	await editing.page.getByRole('button', { name: 'Save', exact: true }).click();
	const dialog = editing.page.getByRole('alertdialog');
	await expect(dialog).toContainText('content/llms.yaml has changed on this machine since you opened it.');
	expect(readFileSync(file, 'utf8')).toMatch(/# Theirs\n$/);
	await dialog.getByRole('button', { name: 'OK' }).click();
});

test('changes opening hours on a phone’s touch screen', async ({ browser }) => {
	const phone = await EditingPage.open(browser, project, {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});
	await phone.go('settings/entries/site');
	await phone.unfold('hours.open', 0);
	await phone.fill('hours.open.0.closes', '18:18');
	expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	if (process.env['PICTURES']) await phone.page.screenshot({ path: `${process.env['PICTURES']}/phone.png` });
	await phone.save();
	expect(numstat(project)).toBe('1\t1\tcontent/site.yaml');
	await phone.page.close();
});

/**
 * The problems that axe finds in Sveltia CMS's own markup: the page prevents zooming, and the form has neither
 * landmarks nor a heading.
 */
const OF_SVELTIA = ['meta-viewport: ', 'region: ', 'landmark-one-main: ', 'page-has-heading-one: '];

test('has no accessibility problems besides the known ones of Sveltia CMS', async () => {
	await editing.reload();
	await editing.go('settings/entries/site');
	const violations = await violationsOf(editing.page, {});
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
	expect(found.filter((one) => !OF_SVELTIA.some((known) => one.startsWith(known)))).toEqual([]);
});

test('logs no unexpected console errors', () => {
	// Sveltia CMS also requests fonts from a CDN and checks GitHub's status page; the policy blocks both requests. The
	// second window opens a new record's page before the server has read the file, so the server responds with a 404.
	const known = /cdn\.jsdelivr\.net\/fontsource|githubstatus\.com|status of 404 .*\/((blog|services)\/[\w-]+|404)$/;
	expect(editing.complaints.filter((one) => !known.test(one))).toEqual([]);
});
