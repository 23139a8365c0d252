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
const screen = { width: 1440, height: 810, scale: 2 };
const flow = { width: 1440, height: 480, scale: 2 };
const phone = { width: 400, height: 300, scale: 2 };
// Pictures of posts and of pages are as high as what they draw.
const post = { width: 800, height: 100, scale: 2 };
const wide = { width: 1216, height: 100, scale: 2 };
// The part of a hero that phones show, in its own pixels. It has the shape of the hero, and is saved as `<name>-near.png`.
/** @type {Partial<Record<string, [left: number, top: number, width: number]>>} */
const near = { berthwise: [832, 300, 1500], karatscan: [796, 90, 1460], natakbox: [420, 40, 1960] };

/**
 * Returns the folder of a picture in `src/assets`.
 * @param {string} name
 */
function folderOf(name) {
	if (['pages', 'industries'].includes(product)) return 'pages';
	return name.endsWith('-website') ? 'landing' : 'portfolio';
}

/**
 * Returns the size of a picture, in CSS pixels, and how many pixels of the file each of them has.
 * @param {string} name
 */
function sizeOf(name) {
	if (product === 'blog') return post;
	if (product === 'pages') return wide;
	if (name === product) return hero;
	if (name === 'our-work-phone') return phone;
	if (name.endsWith('-website')) return slide;
	if (name.endsWith('-screen')) return screen;
	return name.endsWith('-flow') ? flow : decision;
}

/** @type {('light' | 'dark')[]} */
const schemes = ['light', 'dark'];
const browser = await chromium.launch({ executablePath: installedBrowser() });
for (const file of readdirSync(sources).filter((name) => name.endsWith('.html') && name.includes(part))) {
	const name = file.replace('.html', '');
	const { scale, ...viewport } = sizeOf(name);
	const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
	await page.goto(new URL(file, sources).href);
	await page.evaluate(() => document.fonts.ready);
	const isWhole = ['blog', 'pages'].includes(product);
	const hasNight = (await page.locator('[media*=dark]').count()) > 0;
	for (const scheme of hasNight ? schemes : schemes.slice(0, 1)) {
		await page.emulateMedia({ colorScheme: scheme });
		const saved = scheme === 'dark' ? `${name}-dark` : name;
		// Few colours make a small file; without dithering flat grounds stay flat.
		const picture = sharp(await page.screenshot({ fullPage: isWhole }));
		picture.png({ palette: true, quality: 95, dither: 0, effort: 10 });
		const { width, height, size } =
			product === 'blog'
				? await sharp(await picture.toBuffer())
						.webp({ lossless: true, effort: 6 })
						.toFile(fileURLToPath(new URL(`images/blog/${saved}.webp`, published)))
				: await picture.toFile(fileURLToPath(new URL(`${folderOf(name)}/${saved}.png`, assets)));
		const [left, top, part] = near[name] ?? [];
		if (scheme === 'light' && left && top && part)
			await picture
				.clone()
				.extract({ left, top, width: part, height: (part * 3) / 4 })
				.toFile(fileURLToPath(new URL(`portfolio/${name}-near.png`, assets)));
		process.stdout.write(`${saved}: ${width} x ${height} px, ${size} bytes\n`);
	}
	await page.close();
}
await browser.close();
