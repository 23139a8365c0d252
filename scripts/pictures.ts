// npm run pictures: draws pictures from their sources in scripts/pictures: the pictures in public/images/blog from SVG
// files, and some in src/assets/portfolio and src/assets/pages from HTML files. Run this command after changing a source.
import './lib/plain-errors.ts';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from './bootstrap.mjs';
import { findBrowser } from './lib/browser.ts';

const drawings = join(root, 'scripts', 'pictures');
const browser = await chromium.launch({
	executablePath: await findBrowser(),
	// Without this switch, Chromium would not let the drawings load fonts from node_modules.
	args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
for (const file of (await readdir(drawings)).filter((name) => name.endsWith('.svg'))) {
	await page.goto(pathToFileURL(join(drawings, file)).href);
	await page.evaluate(() => document.fonts.ready);
	const shot = await page.locator('svg').first().screenshot();
	const target = join(root, 'public', 'images', 'blog', file.replace('.svg', ''));
	await sharp(shot)
		// The build does not resize these files. On a phone, this width is twice that of the widest column.
		.resize({ width: 1200, withoutEnlargement: true })
		.webp({ quality: 62, effort: 6, smartSubsample: true })
		.toFile(`${target}.webp`);
	// The picture above a post is the largest element on the first screen, so phones get a smaller file.
	const isHead = existsSync(join(root, 'content', 'blog', file.replace('.svg', '.html')));
	if (isHead) await sharp(shot).resize({ width: 720 }).avif({ quality: 42, effort: 9 }).toFile(`${target}-small.avif`);
}
const screen = await browser.newPage({ viewport: { width: 800, height: 600 }, deviceScaleFactor: 2 });
for (const folder of ['portfolio', 'pages']) {
	for (const file of (await readdir(join(drawings, folder))).filter((name) => name.endsWith('.html'))) {
		await screen.goto(pathToFileURL(join(drawings, folder, file)).href, { waitUntil: 'load' });
		await screen.evaluate(() => document.fonts.ready);
		await sharp(await screen.locator('body').screenshot())
			// A palette with dithering makes the file a third as large.
			.png({ palette: true, quality: 100, effort: 10, compressionLevel: 9, dither: 0.9 })
			.toFile(join(root, 'src', 'assets', folder, file.replace('.html', '.png')));
	}
}
await browser.close();
