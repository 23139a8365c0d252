// npm run gallery: every page and many states, from phones to wide screens, in both schemes, as a contact sheet in
// .local/gallery. `-- / /about` takes only these pages and their states.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { html } from 'hono/html';
import { startServices } from './services/server.ts';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { reportFailure } from './lib/ports.ts';
import { sitemapPaths } from './lib/sitemap.ts';
import { serveFolder } from './lib/static-server.ts';
import { servicesPort, variants } from './lib/variants.ts';

/** A page, or a state of it that its address alone does not show. */
interface Subject {
	name: string;
	path: string;
	/** The screen instead of the whole page. */
	isScreen?: boolean;
	/** Brings the page into the state, as a visitor would. */
	reach?: (page: Page) => Promise<unknown>;
}

/** Fills the first form of an island with something valid, sends it and waits for what is shown then. */
const send = (island: string, answer?: 'fail' | 'wait') => async (page: Page) => {
	if (answer) await page.route(/send-form|subscribe/, (route) => answer === 'fail' && route.abort());
	const form = page.locator(`[data-island=${island}]`).first();
	for (const field of await form.locator('input[name], textarea').filter({ visible: true }).all()) {
		const answers: Record<string, string> = { email: 'visitor@example.com', phone: '+91 99999 99999' };
		await field.fill(answers[(await field.getAttribute('name')) ?? ''] ?? 'A visitor');
	}
	for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 });
	await form.locator('[type=submit]').click();
	await page
		.locator(answer === 'wait' ? '[data-state=sending]' : '[data-tone]')
		.first()
		.waitFor();
};

const states: readonly Subject[] = [
	{ name: 'header scrolled', path: '/', isScreen: true, reach: (page) => page.mouse.wheel(0, 1000) },
	{ name: 'focus', path: '/', isScreen: true, reach: (page) => page.locator('main a').first().focus() },
	{ name: 'tab changed', path: '/', reach: (page) => page.getByRole('tab').last().click() },
	{ name: 'answer open', path: '/about', reach: (page) => page.locator('summary').first().click() },
	{ name: 'forced colours', path: '/about', reach: (page) => page.emulateMedia({ forcedColors: 'active' }) },
	{ name: 'subscribed', path: '/about', reach: send('newsletter-form') },
	{ name: 'subscription failed', path: '/about', reach: send('newsletter-form', 'fail') },
	{ name: 'message on its way', path: '/contactus', reach: send('contact-form', 'wait') },
	{ name: 'message sent', path: '/contactus', reach: send('contact-form') },
	{ name: 'message not sent', path: '/contactus', reach: send('contact-form', 'fail') },
	{ name: 'request sent', path: '/landing-page', reach: send('lead-form') },
	{ name: 'projects filtered', path: '/portfolio', reach: (page) => page.locator('[data-chip]').nth(1).click() },
	{ name: 'unknown address', path: '/no-such-page' },
];

/** Lets everything come that waits until it is scrolled to, and goes back to the top. */
async function settle(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
	await page.evaluate(async () => {
		// Cards far from the window are not drawn, and would be left blank.
		for (const card of document.querySelectorAll<HTMLElement>('.blog-grid > li'))
			card.style.contentVisibility = 'visible';
		const pictures = [...document.images].filter((image) => image.checkVisibility());
		for (const picture of pictures) picture.loading = 'eager';
		await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
	});
}

const folder = buildFolder('gallery');

/** Pictures of one width and scheme; gives their files. */
async function takePictures(
	subjects: readonly Subject[],
	width: number,
	colorScheme: 'light' | 'dark',
	baseURL: string,
) {
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
	// At rest: what moves would differ from one sheet to the next.
	const still = { reducedMotion: 'reduce', viewport: { width, height: 900 } } as const;
	const context = await browser.newContext({ baseURL, colorScheme, ...still });
	const shots: { name: string; file: string }[] = [];
	for (const { name, path, reach, isScreen = false } of subjects) {
		const page = await context.newPage();
		await page.goto(path);
		await settle(page);
		await reach?.(page);
		const file = `${name.match(/\w+/g)?.join('-') ?? 'home'}-${width}-${colorScheme}.png`;
		await page.screenshot({ path: join(folder, file), fullPage: !isScreen, animations: 'disabled' });
		shots.push({ name, file });
		await page.close();
	}
	await browser.close();
	console.log(`${width} px, ${colorScheme}: ${shots.length} pictures`);
	return shots;
}

try {
	const { name, settings } = variants.backend;
	await startServices({ port: servicesPort, database: ':memory:', control: false });
	const { state, output } = await buildSite({ name, settings });
	if (state === 'failed') throw new Error(output);
	const site = await serveFolder({ folder: buildFolder(name), port: 0 });
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const pages = (await sitemapPaths(buildFolder(name))).map((path): Subject => ({ name: path, path }));
	const wanted = process.argv.slice(2);
	const subjects = [...pages, ...states].filter(({ path }) => wanted.length === 0 || wanted.includes(path));
	const shots: { name: string; file: string }[] = [];
	for (const width of [360, 768, 1440, 1920])
		for (const scheme of ['light', 'dark'] as const)
			shots.push(...(await takePictures(subjects, width, scheme, site.origin)));
	const picture = ({ file }: { file: string }) =>
		html`<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" /></a>`;
	const rows = [...Map.groupBy(shots, (shot) => shot.name)];
	const sheet = await html`<!doctype html>
		<title>Gallery</title>
		<style>
			body {
				font: 16px system-ui;
				background: #777;
				color: #fff;
			}
			div {
				display: flex;
				gap: 1rem;
				overflow-x: auto;
				align-items: start;
			}
			img {
				height: 32rem;
			}
		</style>
		${rows.map(
			([title, row]) =>
				html`<h2>${title}</h2>
					<div>${row.map(picture)}</div>`,
		)}`;
	await writeFile(join(folder, 'index.html'), sheet.toString());
	console.log(`The contact sheet: ${join(folder, 'index.html')}`);
	process.exit();
} catch (error) {
	reportFailure(error, 'Choose another one: E2E_SERVICES_PORT=5335 npm run gallery');
}
