import { sitemapPaths } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** How far the page reaches beyond the right edge of the screen, and what does. */
function overflow(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const wide = [...document.querySelectorAll('body *')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth + 1,
	);
	return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
}

test(
	'No page scrolls sideways on a screen of 320 pixels, nor with text of twice the size',
	{ tag: '@devtools' },
	async ({ page, guard }) => {
		guard.allowLog(/status of 404/);
		const browser = await page.context().newCDPSession(page);
		for (const path of [...(await sitemapPaths()), '/no-such-page']) {
			await page.setViewportSize({ width: 320, height: 640 });
			await page.goto(path);
			expect(await page.evaluate(overflow), path).toEqual([]);
			await page.setViewportSize({ width: 640, height: 640 });
			await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
			await expect(page.locator('html')).toHaveCSS('font-size', '32px');
			expect(await page.evaluate(overflow), `${path} with large text`).toEqual([]);
			await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
		}
	},
);

test('The open menu fits a screen of 320 pixels', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('banner').getByRole('button').click();
	await expect(page.getByRole('link', { name: 'OurServices' })).toBeInViewport();
	expect(await page.evaluate(overflow)).toEqual([]);
});
