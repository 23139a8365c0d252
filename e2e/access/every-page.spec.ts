import type { Page } from '@playwright/test';
import { heading, loading } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoBarrier, lowControls, overflow, spoiltPictures } from '../support/page-faults.ts';
import { kinds, sitemap } from '../support/pages.ts';

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWellLaidOut(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 800 });
	expect(await page.evaluate(overflow), `${width} px`).toEqual([]);
	expect(await page.evaluate(lowControls), `${width} px`).toEqual([]);
	// After a change of width a browser takes its time to bring the file for that width.
	await expect.poll(() => page.evaluate(spoiltPictures), `${width} px`).toEqual([]);
}

/** Beside the sitemap: the fallback screen, and the shell for posts newer than the build. */
const others = ['/no-such-page', '/blog/no-such-post'];

for (const path of [...sitemap, ...others]) {
	// The guard sees what every page writes to the console: breaches of the security policy, and errors.
	test(`${path} has no barrier, fits every screen and keeps to its policy`, async ({ page, guard }) => {
		if (others.includes(path)) guard.allowLog(/status of 404/);
		await page.goto(path);
		await expect(loading(page)).toHaveCount(0);
		await expect(heading(page)).toBeVisible();
		for (const width of [1440, 320]) await expectWellLaidOut(page, width);
		await expectNoBarrier(page);
	});
}

test('No page scrolls sideways with text of twice the size', { tag: '@devtools' }, async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	const browser = await page.context().newCDPSession(page);
	await page.setViewportSize({ width: 640, height: 640 });
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
	for (const path of [...kinds, ...others]) {
		await page.goto(path);
		await expect(page.locator('html')).toHaveCSS('font-size', '32px');
		expect(await page.evaluate(overflow), path).toEqual([]);
	}
});
