/** Renders the drawings in scripts/pictures/blog to public/images/blog (run: node scripts/pictures/render-blog.ts). */
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const source = fileURLToPath(new URL('./blog/', import.meta.url));
const target = fileURLToPath(new URL('../../public/images/blog/', import.meta.url));
const posts = new URL('../../content/blog/', import.meta.url);
const systemBrowser = '/usr/bin/chromium';
const only = process.argv.slice(2);

const drawings = (await readdir(source)).filter(
	(file) => file.endsWith('.svg') && (only.length === 0 || only.includes(file.replace(/\.svg$/, ''))),
);
await mkdir(target, { recursive: true });

const browser = await chromium.launch({
	...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
	// The drawings take their fonts from node_modules, which a file: page may read only with this switch.
	args: ['--no-sandbox', '--disable-background-networking', '--allow-file-access-from-files'],
});
try {
	const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
	for (const file of drawings) {
		await page.goto(pathToFileURL(source + file).href);
		await page.evaluate(() => document.fonts.ready);
		const drawing = page.locator('svg').first();
		const [width, height] = await drawing.evaluate((node) => [
			Number(node.getAttribute('width')),
			Number(node.getAttribute('height')),
		]);
		const shot = await page.screenshot({ clip: { x: 0, y: 0, width: width ?? 1600, height: height ?? 900 } });
		const result = await sharp(shot)
			// Twice the widest column on a phone, and no wider: these files are served as they are.
			.resize({ width: 1200, withoutEnlargement: true })
			.webp({ quality: 62, effort: 6, smartSubsample: true })
			.toFile(target + file.replace(/\.svg$/, '.webp'));
		// Beside the picture at the head of a post, which is the largest thing on its first screen, a file for phones.
		const isHead = existsSync(fileURLToPath(new URL(file.replace(/\.svg$/, '.html'), posts)));
		const small = target + file.replace(/\.svg$/, '-small.avif');
		if (isHead) await sharp(shot).resize({ width: 720 }).avif({ quality: 42, effort: 9 }).toFile(small);
		console.log(`${file}: ${result.width} x ${result.height}, ${Math.round(result.size / 1024)} KB`);
	}
} finally {
	await browser.close();
}
