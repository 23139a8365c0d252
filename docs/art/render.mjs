// Renders pictures: node docs/art/render.mjs berthwise [part of a file's name]
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { installedBrowser } from '../../scripts/browser.ts';

const [product = '', part = ''] = process.argv.slice(2);
const sources = new URL(`${product}/`, import.meta.url);
const assets = new URL('../../src/assets/', import.meta.url);
const published = new URL('../../public/', import.meta.url);

const decision = { width: 1200, height: 900, scale: 5 / 3 };
const hero = { ...decision, scale: 2 };
// Slides of the landing page.
const slide = { width: 1216, height: 760, scale: 2 };
const flow = { width: 1440, height: 480, scale: 2 };
const phone = { width: 400, height: 448, scale: 2 };
// Covers of posts.
const cover = { width: 800, height: 450, scale: 2 };

const browser = await chromium.launch({ executablePath: installedBrowser() });
for (const file of readdirSync(sources).filter((name) => name.endsWith('.html') && name.includes(part))) {
	const name = file.replace('.html', '');
	const isSlide = name.endsWith('-website');
	const isCover = product === 'blog';
	const ordinary = isCover ? cover : name.endsWith('-flow') ? flow : name === 'our-work-phone' ? phone : decision;
	const { scale, ...viewport } = name === product ? hero : isSlide ? slide : ordinary;
	const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
	await page.goto(new URL(file, sources).href);
	await page.evaluate(() => document.fonts.ready);
	const picture = sharp(await page.screenshot());
	// Few colours make a small file; without dithering flat grounds stay flat.
	const { width, height, size } = isCover
		? await picture.webp({ quality: 80 }).toFile(fileURLToPath(new URL(`images/blog/${name}.webp`, published)))
		: await picture
				.png({ palette: true, quality: 95, dither: 0, effort: 10 })
				.toFile(fileURLToPath(new URL(`${isSlide ? 'landing' : 'portfolio'}/${name}.png`, assets)));
	process.stdout.write(`${name}: ${width} x ${height} px, ${size} bytes\n`);
	await page.close();
}
await browser.close();
