// npm run gallery: every page and state at four widths, in both schemes, as a contact sheet in .local/gallery.
// Paths take only those pages and their states: npm run gallery -- / /about
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServices } from './services/server.ts';
import { servicesPort, variants } from './lib/variants.ts';
import { rest, settle } from './gallery/settle.ts';
import { contactSheet, type Shot } from './gallery/sheet.ts';
import { states, type State } from './gallery/states.ts';
import { findBrowser } from './lib/browser.ts';
import { buildFolder, buildSite } from './lib/build.ts';
import { serveFolder } from './lib/static-server.ts';
import { sitemapPaths } from './lib/sitemap.ts';

const WIDTHS = [360, 768, 1440, 1920];
const SCHEMES = ['light', 'dark'] as const;
const folder = buildFolder('gallery');
const { name, settings } = variants.backend;

const services = await startServices({ port: servicesPort, database: ':memory:', control: false });
const { state, output } = await buildSite({ name, settings });
if (state === 'failed') throw new Error(output);
const site = await serveFolder({ folder: buildFolder(name), port: 0 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const wanted = process.argv.slice(2);
const pages = (await sitemapPaths(buildFolder(name))).map((path): State => ({ name: path, path }));
const subjects = [...pages, ...states].filter(({ path }) => wanted.length === 0 || wanted.includes(path));

/** The pictures of one scheme, from narrow to wide. */
async function takePictures(scheme: (typeof SCHEMES)[number]): Promise<Shot[]> {
	const shots: Shot[] = [];
	for (const width of WIDTHS) {
		// At rest: what moves would differ from one sheet to the next.
		const context = await browser.newContext({
			baseURL: site.origin,
			colorScheme: scheme,
			reducedMotion: 'reduce',
			viewport: { width, height: 900 },
		});
		for (const subject of subjects.filter(({ widths = WIDTHS }) => widths.includes(width))) {
			const page = await context.newPage();
			await page.goto(subject.path);
			await settle(page);
			await subject.reach?.(page);
			await rest(page, subject.isScreen === true);
			const file = `${subject.name
				.replace(/^\/(?=$|\s)/, 'home')
				.match(/\w+/g)
				?.join('-')}-${width}-${scheme}.png`;
			await page.screenshot({ path: join(folder, file), fullPage: subject.isScreen !== true });
			shots.push({ title: subject.name, width, scheme, file });
			await page.close();
		}
		await context.close();
		console.log(`${width} px, ${scheme}: ${shots.length} pictures so far`);
	}
	return shots;
}

// Side by side: most of the time goes into waiting for a page to settle.
const shots = (await Promise.all(SCHEMES.map(takePictures))).flat();
await writeFile(join(folder, 'index.html'), contactSheet(shots));
await browser.close();
await site.close();
await services.close();
console.log(`The contact sheet: ${join(folder, 'index.html')}`);
