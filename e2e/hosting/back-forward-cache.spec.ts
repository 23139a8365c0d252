import { expect, test } from '../support/fixtures.ts';
import { wholeChromium } from '../support/launch.ts';

// Playwright turns off the back-forward cache, which is on for every visitor.
test.use({ launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { width, menu, what } of [
	{ width: 390, menu: 'Menu of the pottery', what: 'shows its menu closed' },
	{ width: 1440, menu: 'Main menu', what: 'is marked in the header again' },
]) {
	test(`A page restored from memory ${what}`, { tag: '@page-cache' }, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/portfolio');
		const links = page.getByRole('navigation', { name: menu }).getByRole('link');
		await page.evaluate(() => {
			addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'From memory' : 'Loaded again'));
		});
		if (width === 390) {
			// Stops the script that closes the menu, as if the browser left the page before the script ran.
			await page.evaluate(() => addEventListener('click', (event) => event.stopPropagation(), true));
			await page.getByRole('banner').getByRole('button').click();
		}
		await links.filter({ hasText: 'Visit' }).click();
		await expect(page).toHaveURL('/contactus');
		await page.goBack({ waitUntil: 'commit' });
		await expect(page).toHaveTitle('From memory');
		await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
		const marked = links.and(page.locator('[aria-current]'));
		if (width === 390) await expect(links).toHaveCount(0);
		else await expect(marked).toHaveAttribute('href', '/portfolio');
	});
}
