import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/every-block', '/blog/what-to-write-first']) {
	test(`${path} prints in dark text, without forms, buttons and social links`, async ({ page }) => {
		await page.emulateMedia({ media: 'print' });
		await page.goto(path);
		const pale = await page.evaluate(() => {
			const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
			const lightness = (color: string): number => {
				if (!canvas) return 0;
				canvas.fillStyle = color;
				canvas.fillRect(0, 0, 1, 1);
				return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
			};
			return [...document.querySelectorAll('body *')]
				.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
				.filter((element) => element.checkVisibility() && lightness(getComputedStyle(element).color) > 150)
				.map((element) => element.textContent.trim().slice(0, 60));
		});
		expect(pale).toEqual([]);
		await expect(page.locator('form, button, .social-link').filter({ visible: true })).toHaveCount(0);
	});
}
