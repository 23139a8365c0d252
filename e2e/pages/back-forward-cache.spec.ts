import { expect, test, text } from '../support/fixtures.ts';
import { wholeChromium } from '../support/launch.ts';

// Playwright turns off the back-forward cache, which is on for every visitor.
test.use({
	builds: ['root'],
	launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('A page restored from memory has its menu closed and marks itself', { tag: '@chromium' }, async ({ page }) => {
	for (const [width, name] of [
		[390, 'menu'],
		[1440, 'main'],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/portfolio');
		await page.evaluate(() => addEventListener('pageshow', () => (document.title = 'From memory')));
		const items = page.getByRole('navigation', { name: text('words', `navigation.${name}`) }).getByRole('link');
		if (name === 'menu') {
			await page.getByRole('banner').locator('summary').click();
			// Stops the script that closes the menu, as if the browser left the page before the script ran.
			await page.evaluate(() => addEventListener('click', (event) => event.stopPropagation(), true));
		}
		await items.and(page.locator('[href="/about"]')).click();
		await expect(page).toHaveURL('/about');
		await page.goBack({ waitUntil: 'commit' });
		await expect(page).toHaveTitle('From memory');
		await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
		if (name === 'menu') await expect(items).toHaveCount(0);
		else await expect(items.and(page.locator('[aria-current]'))).toHaveAttribute('href', '/portfolio');
	}
});
