import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { launchOptions } from '../support/launch.ts';

const { labels } = content.navigation;

// Playwright turns off what every visitor has: pages that come back from memory as they were left.
test.use({
	launchOptions: { ...launchOptions.chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves by a click, comes back, and makes sure that this was the very page, kept in memory. */
async function leaveAndComeBack(page: Page, leave: () => Promise<void>, path: string): Promise<void> {
	await page.evaluate(() => {
		addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'From memory' : 'Loaded again'));
	});
	await leave();
	await expect(page).toHaveURL(path);
	await page.goBack({ waitUntil: 'commit' });
	await expect(page).toHaveTitle('From memory');
}

test('A page that comes back from memory shows its menu closed', { tag: '@page-cache' }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/about');
	const menu = page.getByRole('navigation', { name: labels.menu });
	// As in a browser that leaves before the menu has closed: the script that closes it is told to stand back.
	await page.evaluate(() => addEventListener('click', (event) => event.stopPropagation(), true));
	await page.getByRole('banner').getByRole('button').click();
	await leaveAndComeBack(page, () => menu.getByRole('link', { name: 'Portfolio' }).click(), '/portfolio');
	await expect(menu).toHaveCount(0);
	await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
});

test(
	'A page that comes back from memory marks itself in the header again',
	{ tag: '@page-cache' },
	async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto('/about');
		const menu = page.getByRole('navigation', { name: labels.main });
		await leaveAndComeBack(page, () => menu.getByRole('link', { name: 'Portfolio' }).click(), '/portfolio');
		await expect(menu.locator('[aria-current]')).toHaveText(['About']);
	},
);
