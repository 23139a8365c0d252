/**
 * Renders the interface pictures: scripts/pictures/{portfolio,landing}/<name>.html → src/assets/<folder>/<name>.png.
 * `node scripts/pictures/render-interfaces.ts` draws all, `… render-interfaces.ts zarikart natakbox` only those.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

/** Pages are drawn at half size: what is legible here stays legible on a card of a phone. */
const SIZES = { portfolio: { width: 800, height: 600 }, landing: { width: 800, height: 500 } } as const;
type Folder = keyof typeof SIZES;

/** Landing slides fill the page's width, also on screens of two device pixels to one. */
const SCALE = { portfolio: 2, landing: 3.04 } as const;
const LIMIT = 700 * 1024;
const ROOT = join(import.meta.dirname, '..', '..');
/** A name that is never resolved: every request is answered from the disk. */
const ORIGIN = 'http://pictures.invalid';
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Takes a screenshot, gives the PNG of least bytes that keeps gradients smooth: true colour if it fits, else 256. */
async function compress(shot: Buffer): Promise<Buffer> {
	const full = await sharp(shot).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
	if (full.length <= LIMIT) return full;
	return sharp(shot).png({ palette: true, quality: 100, effort: 10, compressionLevel: 9, dither: 0.9 }).toBuffer();
}

async function render(browser: Browser, folder: Folder, name: string): Promise<void> {
	const page = await browser.newPage({ viewport: SIZES[folder], deviceScaleFactor: SCALE[folder] });
	page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
	await page.route('**/*', async (route) => {
		const path = join(ROOT, decodeURIComponent(new URL(route.request().url()).pathname));
		if (existsSync(path)) return route.fulfill({ path });
		console.error(`${name}: ${path} is missing`);
		return route.abort();
	});
	await page.goto(`${ORIGIN}/scripts/pictures/${folder}/${name}.html`, { waitUntil: 'networkidle' });
	await page.evaluate(() => document.fonts.ready);
	const picture = await compress(await page.screenshot());
	const target = join(ROOT, 'src', 'assets', folder, `${name}.png`);
	await writeFile(target, picture);
	console.log(`${folder}/${name}.png ${Math.round(picture.length / 1024)} KB`);
	await page.close();
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
	args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
	...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
});
for (const folder of ['portfolio', 'landing'] as const) {
	await mkdir(join(ROOT, 'src', 'assets', folder), { recursive: true });
	const names = (await readdir(join(import.meta.dirname, folder)))
		.filter((file) => file.endsWith('.html'))
		.map((file) => file.slice(0, -'.html'.length));
	for (const name of names) {
		if (wanted.length === 0 || wanted.includes(name)) await render(browser, folder, name);
	}
}
await browser.close();
