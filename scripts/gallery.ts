// npm run gallery: every page and state at four widths, in both schemes, as a contact sheet in .local/gallery.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServices } from '../e2e/services/server.ts';
import { servicesPort, variants } from '../e2e/support/setup.ts';
import { contactSheet, type Shot } from './gallery/sheet.ts';
import { states } from './gallery/states.ts';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { serveFolder } from './lib/static-server.ts';

const WIDTHS = [360, 768, 1440, 1920];
const SCHEMES = ['light', 'dark'] as const;
const folder = buildFolder('gallery');

/** Lets everything come that waits until it is scrolled to. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += 600) {
			scrollTo({ top, behavior: 'instant' });
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		scrollTo({ top: 0, behavior: 'instant' });
	});
	await page.waitForLoadState('networkidle');
}

async function pagesOf(site: string): Promise<string[]> {
	const sitemap = await readFile(join(site, 'sitemap-0.xml'), 'utf8');
	return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const services = await startServices({ port: servicesPort, database: ':memory:', control: false });
const { state, output } = await buildSite(variants.backend);
if (state === 'failed') throw new Error(output);
const site = await serveFolder({ folder: buildFolder(variants.backend.name), port: 0 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const subjects = [
	...(await pagesOf(buildFolder(variants.backend.name))).map((path) => ({ name: path, path, reach: settle })),
	...states,
];
const shots: Shot[] = [];
for (const scheme of SCHEMES) {
	for (const width of WIDTHS) {
		const context = await browser.newContext({
			baseURL: site.origin,
			colorScheme: scheme,
			viewport: { width, height: 900 },
		});
		for (const { name, path, reach } of subjects) {
			const page = await context.newPage();
			await page.goto(path);
			await reach(page);
			const file = `${name.replace(/\W+/g, '-')}-${width}-${scheme}.png`;
			await page.screenshot({ path: join(folder, file), fullPage: true });
			shots.push({ title: name, width, scheme, file });
			await page.close();
		}
		await context.close();
		console.log(`${width} px, ${scheme}: ${subjects.length} pictures`);
	}
}
await writeFile(join(folder, 'index.html'), contactSheet(shots));
await browser.close();
await site.close();
await services.close();
console.log(`The contact sheet: ${join(folder, 'index.html')}`);
