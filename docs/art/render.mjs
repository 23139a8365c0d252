// Renders the pictures of products: node docs/art/render.mjs berthwise [part of a file's name]
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { installedBrowser } from '../../scripts/browser.ts';

const [product = '', part = ''] = process.argv.slice(2);
const sources = new URL(`${product}/`, import.meta.url);
const pictures = new URL('../../src/assets/portfolio/', import.meta.url);

const decision = { width: 1200, height: 900, scale: 5 / 3 };
const hero = { ...decision, scale: 2 };
const flow = { width: 1440, height: 480, scale: 2 };

const browser = await chromium.launch({ executablePath: installedBrowser() });
for (const file of readdirSync(sources).filter((name) => name.endsWith('.html') && name.includes(part))) {
	const name = file.replace('.html', '');
	const { scale, ...viewport } = name === product ? hero : name.endsWith('-flow') ? flow : decision;
	const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
	await page.goto(new URL(file, sources).href);
	await page.evaluate(() => document.fonts.ready);
	// Few colours make a small file; without dithering flat grounds stay flat.
	const { width, height, size } = await sharp(await page.screenshot())
		.png({ palette: true, quality: 95, dither: 0, effort: 10 })
		.toFile(fileURLToPath(new URL(`${name}.png`, pictures)));
	process.stdout.write(`${name}.png: ${width} x ${height} px, ${size} bytes\n`);
	await page.close();
}
await browser.close();
