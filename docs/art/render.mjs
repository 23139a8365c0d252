// Renders pictures: node docs/art/render.mjs berthwise [part of a file's name]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { installedBrowser } from '../../scripts/browser.ts';
// Parts of pictures, in their own pixels: what phones show of a hero, in its shape, and of a screen, as a square.
import parts from './parts.json' with { type: 'json' };

const [product = '', part = ''] = process.argv.slice(2);
const sources = new URL(`${product}/`, import.meta.url);
const assets = new URL('../../src/assets/', import.meta.url);
const shared = existsSync(new URL('shared.html', sources)) ? readFileSync(new URL('shared.html', sources), 'utf8') : '';

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
/**
 * Returns the folder of a picture, from `src/assets`.
 * @param {string} name
 */
function folderOf(name) {
	if (product === 'blog') return '../../public/images/blog';
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
	if ([product, 'taanavaana-late', 'zarikart-weaves'].includes(name)) return hero;
	if (name === 'our-work-phone') return phone;
	if (name.endsWith('-website')) return slide;
	if (name.endsWith('-screen')) return screen;
	return /-(end|flow)$/.test(name) ? flow : decision;
}

const browser = await chromium.launch({ executablePath: installedBrowser() });
for (const source of readdirSync(sources).filter((name) => /^(?!shared).*\.html$/.test(name) && name.includes(part))) {
	const name = source.replace('.html', '');
	const { scale, ...viewport } = sizeOf(name);
	const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
	await page.goto(new URL(source, sources).href);
	const fades = (await page.locator('svg:has(filter):not(:has(feTurbulence)), .product').count()) > 0;
	// Shared rules come first, so that a picture's own win, and shared drawings last.
	await page.evaluate((html) => {
		document.head.insertAdjacentHTML('afterbegin', html);
		document.body.append(...document.head.querySelectorAll('svg'));
	}, shared);
	await page.evaluate(() => document.fonts.ready);
	const isPost = product === 'blog';
	const hasNight = (await page.locator(':root:not(:has([name=color-scheme])) [media*=dark]').count()) > 0;
	for (const isDark of hasNight ? [false, true] : [false]) {
		await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
		const saved = isDark ? `${name}-dark` : name;
		// Few colours make a small file; without dithering flat grounds stay flat. Light that fades needs dithering, or loss.
		const picture = sharp(await page.screenshot({ fullPage: viewport.height === 100, omitBackground: true }));
		picture.png({ palette: !(isPost && fades), quality: fades ? 100 : 95, dither: Number(fades), effort: 10 });
		const art = isPost ? sharp(await picture.toBuffer()).webp({ lossless: !fades, quality: 76, effort: 6 }) : picture;
		const path = `${folderOf(name)}/${saved}.${isPost ? 'webp' : 'png'}`;
		const file = await art.toFile(fileURLToPath(new URL(path, assets)));
		for (const [, { kind, ...place }] of Object.entries(parts).filter(([whole]) => whole === name)) {
			const to = new URL(`portfolio/${saved.replace(name, `${product}-${kind}`)}.png`, assets);
			const height = place.width * (kind === 'near' ? 0.75 : 1);
			await picture
				.extract({ ...place, height })
				.blur('blur' in place ? place.blur : false)
				.toFile(fileURLToPath(to));
		}
		process.stdout.write(`${saved}: ${file.width} x ${file.height} px, ${file.size} bytes\n`);
	}
}
await browser.close();
