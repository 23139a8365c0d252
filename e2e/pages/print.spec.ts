import { postPath } from '../support/blog.ts';
import { expect, subPath, test } from '../support/fixtures.ts';

// Prints from the dark scheme, whose colours would be pale on paper.
test.use({ variant: 'backend', colorScheme: 'dark', viewport: { width: 794, height: 1123 } });

for (const path of [`${subPath}/services/web-development`, `${subPath}/contactus`, postPath]) {
	test(`${path} prints in ink on white, without navigation and forms`, async ({ page }) => {
		await page.goto(path);
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('nav, form, .subscribe, footer h2 + p').filter({ visible: true })).toHaveCount(0);
		const pale = await page.evaluate(() => {
			const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
			const lightness = (colour: string): number => {
				if (!canvas) return 0;
				canvas.fillStyle = colour;
				canvas.fillRect(0, 0, 1, 1);
				return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
			};
			return [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')]
				.filter((element) => element.checkVisibility() && lightness(getComputedStyle(element).color) > 150)
				.map((element) => element.textContent);
		});
		expect(pale).toEqual([]);
		const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
		expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(ground);
	});
}
