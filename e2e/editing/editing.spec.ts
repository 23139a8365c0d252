import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root, siteEnvironment } from '../../scripts/build.ts';
import { text } from '../support/content.ts';
import { servicesPort } from '../support/variants.ts';
import pottery from './pottery.json' with { type: 'json' };

/* Edits a copy of the project with the development server's editing page, as an editor would, and builds the copy. */

const env = siteEnvironment({});
const [port, servicesOfServer] = [String(servicesPort + 2), String(servicesPort + 3)];
// The development server does not watch .local.
const copy = join(tmpdir(), `editing-${port}`);
const PARTS = ['content', 'public', 'scripts', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

let server: ChildProcess | undefined;
// Otherwise the server would outlive a test that fails, and answer the next one.
test.afterEach(() => void server?.kill());

/** Writes a file in the browser's private folder, or returns the bytes that it has. Runs in the browser. */
async function privateFile([path, content]: readonly [path: string, content?: string]): Promise<number[]> {
	const names = path.split('/');
	const last = names.pop() ?? '';
	let folder = await navigator.storage.getDirectory();
	for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
	const file = await folder.getFileHandle(last, { create: content !== undefined });
	if (content === undefined) return Array.from(new Uint8Array(await (await file.getFile()).arrayBuffer()));
	const writer = await file.createWritable();
	await writer.write(content);
	await writer.close();
	return [];
}

/** Copies the content into a private folder of the browser, because tests cannot use the browser's folder picker. */
async function pickContent(page: Page): Promise<void> {
	for (const empty of ['.git/HEAD', 'public/images/blog/.keep']) await page.evaluate(privateFile, [empty, ''] as const);
	for (const entry of readdirSync(join(copy, 'content'), { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile()) await page.evaluate(privateFile, [relative(copy, file), readFileSync(file, 'utf8')] as const);
	}
	await page.evaluate(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }));
}

/** Saves, and writes these files from the browser's folder to the copy. */
async function save(page: Page, ...files: string[]): Promise<void> {
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.locator('[data-key-path]')).toHaveCount(0);
	for (const file of files)
		writeFileSync(join(copy, file), Uint8Array.from(await page.evaluate(privateFile, [file] as const)));
}

/** Returns a field by its path. The form renders a field only when it scrolls into view. */
async function field(page: Page, path: string): Promise<Locator> {
	const found = page.locator(`[data-key-path="${path}"]`);
	await expect(async () => {
		if ((await found.count()) === 0) await page.mouse.wheel(0, 400);
		await expect(found).toBeAttached({ timeout: 300 });
	}).toPass();
	await found.scrollIntoViewIfNeeded();
	return found;
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
	for (const [path, text] of Object.entries(fields)) {
		const input = (await field(page, path)).locator('input, textarea').first();
		await input.fill(text);
		await expect(input).toHaveValue(text);
	}
}

const open = async (page: Page, way: string): Promise<void> => {
	await page.evaluate((hash) => (location.hash = hash), `/collections/${way}`);
	await expect(page.locator('[data-key-path]').first()).toBeVisible();
	await page.mouse.move(700, 500);
};

test('An editor changes hours, adds pages and pictures, reads what is refused, and builds', async ({ page }) => {
	test.setTimeout(360_000);
	rmSync(copy, { recursive: true, force: true });
	for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
	// Nobody reads the server's output here, and a full pipe would stop it.
	const options = ['--port', port, '--services-port', servicesOfServer];
	server = spawn('npm', ['run', 'dev', '--ignore-scripts', '--', ...options], { cwd: copy, env, stdio: 'ignore' });
	await expect(async () => {
		// While the server prepares packages, it answers with an error page, or too late.
		const response = await page.goto(`http://localhost:${port}/edit`);
		expect(response?.status()).toBe(200);
		await pickContent(page);
		await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 20_000 });
	}).toPass({ timeout: 150_000 });
	await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible({ timeout: 30_000 });

	await open(page, 'settings/entries/site');
	await (await field(page, 'hours.open')).locator('[aria-controls$="-item-0-body"]').first().click();
	await fill(page, { 'hours.open.0.closes': '18:17' });
	await save(page, 'content/site.yaml');
	const hours = readFileSync(join(root, 'content/site.yaml'), 'utf8').replace(/closes: .*/, 'closes: 18:17');
	expect(readFileSync(join(copy, 'content/site.yaml'), 'utf8')).toBe(hours);

	await open(page, 'services/new');
	await fill(page, pottery.service);
	await (await field(page, 'blocks')).getByRole('button', { name: /^Add .*block/ }).click();
	await page.getByRole('menuitem', { name: /^Statement: / }).click();
	await fill(page, pottery.statement);
	await fill(page, pottery.card);
	await save(page, 'content/services/pottery-lessons.yaml');

	await open(page, 'blog/new');
	await fill(page, { title: 'Kiln News' });
	const photograph = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#0a7d78' } }).jpeg();
	const picture = (await field(page, 'imageUrl')).locator('input[type=file]').first();
	await picture.setInputFiles({ name: 'Kiln.jpg', mimeType: 'image/jpeg', buffer: await photograph.toBuffer() });
	await fill(page, { body: 'The *kiln* is lit.' });
	await save(page, 'content/blog/kiln-news.md', 'public/images/blog/kiln.webp');
	expect(await sharp(join(copy, 'public/images/blog/kiln.webp')).metadata()).toMatchObject({ width: 1600 });

	await open(page, 'lists/entries/clients');
	await (await field(page, 'items')).locator('[aria-controls$="-item-0-body"]').first().click();
	const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
	const upload = (await field(page, 'items.0.src')).locator('input[type=file]').first();
	await upload.setInputFiles({ name: 'Kiln.svg', mimeType: 'image/svg+xml', buffer: logo });
	await save(page, 'content/clients.yaml', 'src/assets/logos/kiln.svg');

	const alert = page.getByRole('alert');
	const saved = readFileSync(join(copy, 'content/site.yaml'), 'utf8');
	writeFileSync(join(copy, 'content/site.yaml'), saved.replace('closes: 18:17', 'closes: 08:17'));
	await expect(alert).toContainText(
		/content\/site\.yaml:\d+ hours\.open\.0\.closes: Write a time after the one in "opens"\./,
	);
	writeFileSync(join(copy, 'content/site.yaml'), saved);
	await expect(alert).toBeEmpty();

	const redirects = readFileSync(join(copy, 'content/redirects.yaml'), 'utf8');
	const old = () => fetch(`http://localhost:${port}/old`, { redirect: 'manual' });
	for (const to of ['/about', '/services']) {
		writeFileSync(join(copy, 'content/redirects.yaml'), `${redirects}  - from: /old\n    to: ${to}\n`);
		await expect.poll(async () => (await old()).headers.get('location')).toBe(to);
	}

	server.kill();
	for (const ended of [port, servicesOfServer])
		await expect.poll(() => fetch(`http://localhost:${ended}`).catch(() => 'ended')).toBe('ended');

	const project = join(copy, 'content/projects/zarikart.yaml');
	writeFileSync(project, readFileSync(project, 'utf8').replace('status: example', 'status: client'));
	const build = spawnSync('astro', ['build', '--force'], { cwd: copy, env, encoding: 'utf8' });
	expect(build.status, build.stdout + build.stderr).toBe(0);
	expect(build.stderr).toContain('NOT READY TO LAUNCH: PUBLIC_SITE_URL is not set');
	const built = (name: string): string => readFileSync(join(copy, 'dist', `${name}.html`), 'utf8');
	expect(built('contactus')).toContain('18:17');
	expect(built('services/pottery-lessons')).toContain(pottery.statement['blocks.0.title']);
	expect(built('services')).toContain(pottery.card['card.text']);
	expect(built('blog/kiln-news')).toContain('/images/blog/kiln.webp');
	const concepts = built('portfolio').split(`>${text('words', 'portfolio.concept')}</p>`).length - 1;
	expect(concepts, 'beside client work, each concept has its label').toBe(
		readdirSync(join(copy, 'content/projects')).length - 1,
	);
});
