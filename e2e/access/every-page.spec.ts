import type { Page } from '@playwright/test';
import { axe } from '../../scripts/lib/axe.ts';
import { heading } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoBarrier, lowControls, overflow, overflowOnTheWay, spoiltPictures } from '../support/page-problems.ts';
import { sitemapOf } from '../support/pages.ts';
import { expectNoFinding, secondChecker } from '../support/second-checker.ts';

/**
 * Visits all pages of the site in one browser tab. Opening a new tab for each visit would take up a fifth of the test's
 * time.
 */
const sweep = test.extend<object, { shared: Page }>({
	shared: [
		async ({ browser }, use) => {
			const context = await browser.newContext({ reducedMotion: 'reduce' });
			// An init script is faster than injecting the checkers into each page after it loads.
			await context.addInitScript({ content: `${axe};\n${secondChecker}` });
			await use(await context.newPage());
			await context.close();
		},
		{ scope: 'worker' },
	],
	context: ({ shared }, use) => use(shared.context()),
	page: ({ shared }, use) => use(shared),
});

async function expectWellLaidOut(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 800 });
	// Scroll animations can move elements past the edge of the window, so motion is on for this check.
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	expect(await page.evaluate(overflowOnTheWay), `${width} px`).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect(await page.evaluate(lowControls), `${width} px`).toEqual([]);
	// When the width changes, browsers take a moment to load the matching picture file.
	await expect.poll(() => page.evaluate(spoiltPictures), `${width} px`).toEqual([]);
}

/** Pages outside the sitemap: the fallback page, and the page for posts newer than the build. */
const others = ['/no-such-page', '/blog/no-such-post'];

const delivered = [...(await sitemapOf('delivered')), ...others];
const isPost = (path: string): boolean => /^\/blog\/./.test(path);

/* Three builds: the delivered content, every block in every look, and pages without optional parts. */
const swept = {
	delivered,
	backend: await sitemapOf('backend'),
	odd: (await sitemapOf('odd')).filter((path) => !isPost(path)),
} as const;

for (const [variant, paths] of Object.entries(swept) as [keyof typeof swept, string[]][]) {
	sweep.describe(variant, () => {
		sweep.use({ variant });

		for (const path of paths) {
			// The guard fails the test on console errors, which include violations of the security policy.
			sweep(
				`${path} is accessible, fits every screen and does not violate its security policy`,
				async ({ page, baseURL, guard }) => {
					if (others.includes(path)) guard.allowLog(/status of 404/);
					await page.setViewportSize({ width: 1440, height: 800 });
					await page.goto(`${baseURL}${path}`);
					await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
					await expect(heading(page)).toBeVisible();
					for (const width of [1440, 768, 320]) await expectWellLaidOut(page, width);
					await expectNoBarrier(page);
					await expectNoFinding(page);
				},
			);
		}
	});
}

test.describe('with text at twice the size', () => {
	test.use({ variant: 'delivered' });

	test('No page scrolls sideways', { tag: '@devtools' }, async ({ page, guard }) => {
		guard.allowLog(/status of 404/);
		const browser = await page.context().newCDPSession(page);
		await page.setViewportSize({ width: 640, height: 640 });
		await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
		// All posts share a layout, so one post is enough.
		for (const path of delivered.filter((path, index) => !isPost(path) || index === delivered.findIndex(isPost))) {
			await page.goto(path);
			await expect(page.locator('html')).toHaveCSS('font-size', '32px');
			expect(await page.evaluate(overflow), path).toEqual([]);
		}
	});
});
