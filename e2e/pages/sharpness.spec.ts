import { expect, test } from '../support/fixtures.ts';
import { sitemapOf } from '../support/variants.ts';

test.use({ builds: ['root'], contextOptions: { reducedMotion: 'reduce' } });

/** Device pixels of a picture's file for each device pixel that it fills, unless that is at least `ratio`. */
async function blurredPictures(ratio: number): Promise<string[]> {
	const found = [];
	for (const image of document.images) {
		if (image.offsetWidth <= 60 || !image.checkVisibility()) continue;
		image.loading = 'eager';
		await image.decode();
		if (image.currentSrc.includes('.svg')) continue;
		const { width, height } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
		const sharpness = Math.min(width / image.offsetWidth, height / image.offsetHeight) / devicePixelRatio;
		if (sharpness < ratio - 0.01) found.push(`${new URL(image.currentSrc).pathname}: ${sharpness.toFixed(2)}`);
	}
	return found;
}

for (const { width, deviceScaleFactor, ratio } of [
	{ width: 390, deviceScaleFactor: 3, ratio: 0.6 },
	{ width: 768, deviceScaleFactor: 1, ratio: 1 },
	{ width: 1440, deviceScaleFactor: 2, ratio: 0.8 },
])
	test.describe(`${width} pixels wide, ${deviceScaleFactor} device pixels`, () => {
		test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

		test('Pictures have the pixels that the screen shows', async ({ page }) => {
			test.slow();
			for (const path of await sitemapOf('root')) {
				await page.goto(path);
				expect.soft(await page.evaluate(blurredPictures, ratio), path).toEqual([]);
			}
		});
	});
