import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
import sharp from 'sharp';
import { pinnedNode } from '../../scripts/bootstrap.mjs';
import { copyProject } from '../../scripts/lib/project-copy.ts';
import { readablePath, words } from '../../src/editing/page/words.ts';

/* What an editor does with npm run edit, on a copy of the project: the real page, the real files, the site beside. */

test.describe.configure({ mode: 'serial' });

const root = mkdtempSync(join(tmpdir(), 'editing-'));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const picture = (width: number) =>
	sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#0a7d78' } })
		.jpeg()
		.toBuffer();
let command: ChildProcess;
let site = '';
let page: Page;
const faults: string[] = [];
const strangers: string[] = [];

test.beforeAll(async ({ browser }) => {
	await copyProject(root, ['scripts', 'prettier.config.js', '.gitignore']);
	git('init', '--quiet', '--initial-branch=main');
	git('config', 'user.email', 'editor@example.com');
	git('config', 'user.name', 'Editor');
	git('add', '.');
	git('commit', '--quiet', '-m', 'As delivered');
	const port = await getPort({ port: portNumbers(4400, 4440) });
	site = `http://localhost:${port}`;
	const services = await getPort({ port: portNumbers(4441, 4459) });
	const args = ['scripts/edit.ts', '--port', String(port), '--services-port', String(services)];
	command = spawn(pinnedNode, args, { cwd: root, detached: true });
	let said = '';
	command.stdout?.on('data', (text) => (said += String(text)));
	command.stderr?.on('data', (text) => (said += String(text)));
	const address = (): string => /http:\/\/localhost:\d+\/#token=\S+/.exec(said)?.[0] ?? '';
	await expect.poll(() => said, { timeout: 90_000 }).toContain('watching for file changes');
	const context = await browser.newContext();
	page = await context.newPage();
	page.on('request', (request) => {
		if (!/^(http:\/\/localhost:|ws:\/\/localhost:|data:|blob:)/.test(request.url())) strangers.push(request.url());
	});
	page.on('pageerror', (error) => faults.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error' && message.location().url.startsWith(new URL(address()).origin))
			faults.push(message.text());
	});
	await page.goto(address());
});

test.afterAll(() => {
	if (command.pid !== undefined) process.kill(-command.pid);
	rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const field = (...path: (string | number)[]) => page.locator(`#${['field', ...path].join('-')}`);
const openRecord = async (file: string): Promise<void> => {
	await page.locator(`nav section a[href="#${file}"]`).click();
	await expect(page.locator('form.record')).toBeVisible();
};
const save = async (): Promise<void> => {
	await page.getByRole('button', { name: words.save, exact: true }).click();
	await expect(page.getByText(words.saved)).toBeVisible();
};
/** What the site says on a page; while it takes a change in, it may not answer. */
const pageOf = async (path: string): Promise<string> => (await page.request.get(site + path)).text();
const onSite = (path: string) => expect.poll(() => pageOf(path).catch(() => ''), { intervals: [200] });
const changed = (): string[] =>
	git('status', '--porcelain', '-uall')
		.split('\n')
		.filter(Boolean)
		.map((row) => row.slice(3));
/** Makes a new record of a group and waits for its form. */
async function create(label: string, name: string, file?: Buffer): Promise<void> {
	await page.getByRole('button', { name: label }).click();
	const form = page.getByRole('form', { name: label });
	await form.getByLabel(words.name, { exact: true }).fill(name);
	if (file)
		await form
			.getByLabel(words.projectPicture)
			.setInputFiles({ name: 'Photo.JPG', mimeType: 'image/jpeg', buffer: file });
	await form.getByRole('button', { name: words.make }).click();
	await expect(page.locator('form.record')).toBeVisible();
	await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}
/** Takes back all that was done, and begins anew. */
function startOver(): void {
	git('checkout', '--quiet', '.');
	git('clean', '--quiet', '-fd', 'content', 'src', 'public');
}

test('changes opening hours: one line, and the site follows', async () => {
	await openRecord('content/site.yaml');
	await field('hours', 'open').locator('summary').first().click();
	await field('hours', 'open', 0, 'closes').fill('18:17');
	await save();
	await onSite('/contactus').toContain('18:17');
	await expect(page.frameLocator('iframe').getByText(/6:17/).first()).toBeVisible();
	expect(git('diff', '--numstat').trim()).toBe('1\t1\tcontent/site.yaml');
	await page.getByRole('button', { name: words.publishCount(1) }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('insertion')).toHaveText('18:17');
	await dialog.getByRole('button', { name: /^Take back/ }).click();
	await expect(dialog).toContainText(words.nothing);
	expect(changed()).toEqual([]);
	await dialog.getByRole('button', { name: words.close }).click();
});

test('says what is wrong and where, and writes nothing', async () => {
	await openRecord('content/pages/home.yaml');
	await field('head', 'title').fill('Long words '.repeat(9));
	await field('hero', 'primary', 'href').fill('contactus');
	await page.keyboard.press('Control+s');
	await expect(page.getByText(words.notSaved(2))).toBeVisible();
	await page.getByRole('button', { name: readablePath(['head', 'title']) }).click();
	await expect(field('head', 'title')).toBeFocused();
	await expect(field('head', 'title')).toHaveAccessibleDescription(/at most 60 characters/);
	expect(changed()).toEqual([]);
	page.once('dialog', (dialog) => void dialog.accept());
});

test('adds a service with three blocks', async () => {
	await create('New service', 'Pottery Lessons');
	const kinds = page.getByLabel(words.kindOfPart);
	const blocks = field('blocks');
	const before = await blocks.locator('> .entry').count();
	for (const kind of ['statement', 'figures', 'questions']) {
		await kinds.selectOption(kind);
		await blocks.locator('> .row').getByRole('button').click();
	}
	await expect(blocks.locator('> .entry')).toHaveCount(before + 3);
	await field('blocks', before, 'title').fill('Clay remembers every hand');
	for (const [name, text] of [
		['value', '12'],
		['label', 'bowls a day'],
	] as const)
		await field('blocks', before + 1, 'items', 0, name).fill(text);
	for (const [name, text] of [
		['title', 'Asked often'],
		['text', 'And answered.'],
	] as const)
		await field('blocks', before + 2, name).fill(text);
	for (const [name, text] of [
		['question', 'May I come?'],
		['answer', 'Do.'],
	] as const)
		await field('blocks', before + 2, 'items', 0, name).fill(text);
	await save();
	await onSite('/services/pottery-lessons').toContain('Clay remembers every hand');
	await onSite('/services/pottery-lessons').toContain('May I come?');
	expect(changed()).toEqual(['content/services/pottery-lessons.yaml']);
	startOver();
});

test('uploads a JPG to a new project, but none that is too small', async () => {
	const small = await picture(400);
	await page.getByRole('button', { name: 'New project' }).click();
	const form = page.getByRole('form', { name: 'New project' });
	await form.getByLabel(words.name, { exact: true }).fill('Bowl Shop');
	await form.getByLabel(words.projectPicture).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: small });
	await form.getByRole('button', { name: words.make }).click();
	await expect(form.getByRole('alert')).toContainText('1200 × 900');
	expect(changed()).toEqual([]);
	await form.getByRole('button', { name: words.cancel }).click();
	await create('New project', 'Bowl Shop', await picture(1600));
	await expect(page.locator('img.thumbnail')).toBeVisible();
	await field('location').fill('Bharuch');
	await save();
	await onSite('/portfolio/bowl-shop').toContain('Bharuch');
	expect(changed().sort()).toEqual(['content/projects/bowl-shop.yaml', 'src/assets/portfolio/bowl-shop.jpg']);
	startOver();
});

test('writes a post with a table and a picture, and publishes the draft', async () => {
	await create('New post', 'Kiln News');
	await field('body').fill('The kiln is lit.\n');
	await page.getByRole('button', { name: words.tools.table }).click();
	await page
		.getByLabel(words.tools.picture, { exact: true })
		.setInputFiles({ name: 'The Kiln.jpg', mimeType: 'image/jpeg', buffer: await picture(1200) });
	await expect(field('body')).toHaveValue(/!\[.*\]\(\/images\/blog\/the-kiln\.jpg\)/);
	await save();
	const file = join(root, 'content/blog/kiln-news.md');
	expect(readFileSync(file, 'utf8')).toContain('draft: true');
	git('add', '.');
	git('commit', '--quiet', '-m', 'A draft');
	await field('draft').uncheck();
	await save();
	expect(git('diff', '--numstat').trim()).toBe('0\t1\tcontent/blog/kiln-news.md');
	await onSite('/blog/kiln-news').toMatch(/<table[^]*the-kiln\.jpg/);
});

test('every record opens and saves without a change, and what holds back publishing is shown', async () => {
	await openRecord('content/site.yaml');
	git('reset', '--quiet', '--hard', 'HEAD~1');
	await page.reload();
	for (const link of await page.locator('nav section a').all()) {
		await link.click();
		await expect(page.locator('form.record')).toBeVisible();
		await expect(link).toHaveAttribute('aria-current', 'page');
	}
	expect(changed()).toEqual([]);
	await page.getByText(/^Before launch/).click();
	await expect(page.getByText(words.leftHint)).toBeVisible();
});

test('is free of barriers and of requests to elsewhere', async () => {
	const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	expect(strangers).toEqual([]);
	expect(faults).toEqual([]);
});
