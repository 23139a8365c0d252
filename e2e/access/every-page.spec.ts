import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../support/barriers.ts';
import { loading } from '../support/blog-list.ts';
import { expect, test } from '../support/fixtures.ts';
import { lowControls, overflow, spoiltPictures } from '../support/layout.ts';
import { postPaths, sitemap } from '../support/pages.ts';
import { watchScripts } from '../support/scripts.ts';

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whatever a page starts by itself has been started: it is loaded, was painted and has nothing left to do. */
const atRest = (page: Page) =>
	page.evaluate(async () => {
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		await new Promise((resolve) => requestIdleCallback(resolve));
	});

/** Reaches for each island of a page, as somebody does who tries everything, and waits until all have started. */
async function wakeEverything(page: Page): Promise<void> {
	const islands = page.locator('astro-island:not([client=path]) [data-island]').filter({ visible: true });
	for (const island of await islands.all()) {
		await island.scrollIntoViewIfNeeded();
		await island.hover();
		await expect(island).toHaveAttribute('data-hydrated', '');
	}
}

/** Addresses beside the sitemap: the fallback screen, and the shell for posts newer than the build. */
const others = ['/no-such-page', '/blog/no-such-post'];

for (const path of [...sitemap, ...others]) {
	// The guard sees what every page writes to the console: breaches of the security policy, and errors.
	test(`${path} asks for no script before a visitor acts, has no barrier, fits every screen and keeps to its policy`, async ({
		page,
		guard,
	}) => {
		guard.allowLog(/status of 404/);
		const scripts = watchScripts(page);
		const answer = await page.goto(path);
		if (!others.includes(path)) {
			expect(answer?.status()).toBe(200);
			expect(answer?.request().redirectedFrom()).toBeNull();
		}
		await atRest(page);
		if (!path.startsWith('/blog') || postPaths.includes(path)) expect(scripts).toEqual([]);
		await expect(loading(page)).toHaveCount(0);
		expect(await page.evaluate(spoiltPictures)).toEqual([]);
		expect(await page.evaluate(lowControls)).toEqual([]);

		// One post is set like the other: the colours of the dark scheme are looked at in the first.
		await expectNoBarrier(page, { schemes: postPaths.indexOf(path) > 0 ? ['light'] : ['light', 'dark'] });
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await page.evaluate(overflow)).toEqual([]);
		expect(await page.evaluate(lowControls)).toEqual([]);
		expect(await page.evaluate(spoiltPictures)).toEqual([]);

		await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveCount(1);
		await wakeEverything(page);
	});
}

test('No page scrolls sideways with text of twice the size', { tag: '@devtools' }, async ({ page, guard }) => {
	guard.allowLog(/status of 404/);
	const browser = await page.context().newCDPSession(page);
	await page.setViewportSize({ width: 640, height: 640 });
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
	for (const path of [...sitemap, '/no-such-page']) {
		await page.goto(path);
		await expect(page.locator('html')).toHaveCSS('font-size', '32px');
		expect(await page.evaluate(overflow), path).toEqual([]);
	}
});
