// npm run pictures: draws the icons of public/ from the mark (src/lib/art/brand-mark.ts) and the pictures of posts in
// public/images/blog from the SVG files in scripts/pictures. Run it after one of them or its colours have changed.
import './lib/plain-errors.ts';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { gem } from '../src/lib/art/brand-mark.ts';
import { colour, facetStyle, type Scheme } from '../src/lib/art/palette.ts';
import { svgPaths } from '../src/lib/art/stone.ts';
import { root } from './bootstrap.mjs';
import { findBrowser } from './lib/browser.ts';

/** The mark with a style of its own; without a scheme, it follows the browser's. */
const mark = (box: string, scheme?: Scheme, ground = ''): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${facetStyle(scheme)}${ground}${svgPaths(gem)}</svg>\n`;

/**
 * A square PNG of the mark, on a dark ground or on none.
 * @param share how much of the square's side the mark takes, 0 to 1.
 */
function icon(size: number, share: number, onGround: boolean): Promise<Buffer> {
	const side = 32 / share;
	const offset = (32 - side) / 2;
	const box = `${offset} ${offset} ${side} ${side}`;
	const ground = `<path fill="${colour('paper', 'dark')}" d="M${offset} ${offset}h${side}v${side}H${offset}z"/>`;
	const svg = onGround ? mark(box, 'dark', ground) : mark(box, 'light');
	return sharp(Buffer.from(svg), { density: 72 * (size / 16) })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: size > 64, effort: 10 })
		.toBuffer();
}

const icons = {
	'favicon.svg': mark('0 0 32 32'),
	'favicon.ico': await pngToIco([await icon(32, 1, false)]),
	'apple-touch-icon.png': await icon(180, 0.68, true),
	'icon-192.png': await icon(192, 0.94, false),
	'icon-512.png': await icon(512, 0.94, false),
	// A launcher may cut a maskable icon to a circle of 80 % of its side.
	'icon-maskable-512.png': await icon(512, 0.64, true),
};
for (const [name, content] of Object.entries(icons)) await writeFile(join(root, 'public', name), content);

const drawings = join(root, 'scripts', 'pictures');
const browser = await chromium.launch({
	executablePath: await findBrowser(),
	// The drawings take their fonts from node_modules, which a file may read only with this switch.
	args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
for (const file of (await readdir(drawings)).filter((name) => name.endsWith('.svg'))) {
	await page.goto(pathToFileURL(join(drawings, file)).href);
	await page.evaluate(() => document.fonts.ready);
	const shot = await page.locator('svg').first().screenshot();
	const target = join(root, 'public', 'images', 'blog', file.replace('.svg', ''));
	await sharp(shot)
		// Twice the widest column on a phone, and no wider: these files are served as they are.
		.resize({ width: 1200, withoutEnlargement: true })
		.webp({ quality: 62, effort: 6, smartSubsample: true })
		.toFile(`${target}.webp`);
	// The picture at the head of a post is the largest thing on its first screen: phones get a file of their own.
	const isHead = existsSync(join(root, 'content', 'blog', file.replace('.svg', '.html')));
	if (isHead) await sharp(shot).resize({ width: 720 }).avif({ quality: 42, effort: 9 }).toFile(`${target}-small.avif`);
}
await browser.close();
