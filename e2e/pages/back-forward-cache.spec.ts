import type { Locator, Page } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';
import { wholeChromium } from '../support/launch.ts';

// Playwright turns off the back-forward cache, which is on for every visitor.
test.use({
	builds: ['root'],
	launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Opens another page by a menu item, and comes back to this one, which the browser has kept. */
async function leaveAndReturn(page: Page, items: Locator): Promise<void> {
	await page.evaluate(() => addEventListener('pageshow', () => (document.title = 'From memory')));
	await items.and(page.locator('[href="/about"]')).click();
	await expect(page).toHaveURL('/about');
	await page.goBack({ waitUntil: 'commit' });
	await expect(page).toHaveTitle('From memory');
}

test('On a phone, a page restored from memory shows its menu closed', { tag: '@chromium' }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/portfolio');
	const name = text('words', 'navigation.menu');
	const items = page.getByRole('navigation', { name }).getByRole('link');
	await page.getByRole('banner').locator('summary').click();
	// Stops the script that closes the menu, as if the browser left the page before the script ran.
	await page.evaluate(() => addEventListener('click', (event) => event.stopPropagation(), true));
	await leaveAndReturn(page, items);
	await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
	await expect(items).toHaveCount(0);
});

test('A page restored from memory is marked in the header again', { tag: '@chromium' }, async ({ page }) => {
	await page.goto('/portfolio');
	const items = page.getByRole('navigation', { name: text('words', 'navigation.main') }).getByRole('link');
	await leaveAndReturn(page, items);
	await expect(items.and(page.locator('[aria-current]'))).toHaveAttribute('href', '/portfolio');
});
