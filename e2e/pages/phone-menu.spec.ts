import type { Page } from '@playwright/test';
import { expect, test, withoutScript, text } from '../support/fixtures.ts';
import { holdRequests, stopLinks } from '../support/services.ts';

test.use({ builds: ['root'], viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.locator('#site-menu');

async function expectState(page: Page, isOpen: boolean): Promise<void> {
	await expect(menu(page)).toBeVisible({ visible: isOpen });
	for (const covered of ['main', 'footer']) await expect(page.locator(covered)).toHaveJSProperty('inert', isOpen);
}

test('The keyboard opens the menu, reaches every link, and returns with Escape', async ({ page }) => {
	await page.goto('/');
	await expect(button(page)).toHaveText(text('words', 'navigation.menu'));
	await expectState(page, false);
	await button(page).focus();
	await page.keyboard.press('Enter');
	await expectState(page, true);
	const items = menu(page).getByRole('listitem').getByRole('link');
	await expect(items.first()).toHaveText(text('navigation', 'mobile.0.label'));
	const links = await menu(page).getByRole('link').all();
	for (const link of links) {
		await page.keyboard.press('Tab');
		await expect(link).toBeFocused();
	}
	await expect(links.at(-1) ?? menu(page)).toHaveAttribute('target', '_blank');
	await page.keyboard.press('Tab');
	await expect(page.locator('main:focus, main :focus, footer :focus')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expectState(page, false);
	await expect(button(page)).toBeFocused();
});

test('A choice, a press beside the list and a wide window close the menu', async ({ page }) => {
	await page.goto('/about');
	await page.evaluate(stopLinks);
	await button(page).click();
	const portfolio = menu(page).locator('a[href="/portfolio"]');
	await portfolio.click();
	await expectState(page, false);
	await expect(button(page)).toBeFocused();
	await button(page).click();
	await expect(portfolio).toHaveAttribute('aria-current', /./);
	await page.mouse.click(195, 830);
	await expectState(page, false);
	await button(page).click();
	await page.setViewportSize({ width: 1440, height: 900 });
	await expectState(page, false);
});

test('The menu opens before the script of the page, which takes over the open menu', async ({ page }) => {
	const arrive = await holdRequests(page, '**/*.js');
	await page.goto('/', { waitUntil: 'commit' });
	await button(page).click();
	await expect(menu(page)).toBeVisible();
	arrive();
	await expectState(page, true);
	await page.keyboard.press('Escape');
	await expectState(page, false);
});

withoutScript('Without JavaScript, the menu opens and leads to a page', async ({ page }) => {
	await page.goto('/');
	await expect(menu(page)).toBeHidden();
	await button(page).click();
	const link = menu(page).getByRole('link').first();
	const path = (await link.getAttribute('href')) ?? '';
	await link.click();
	await expect(page).toHaveURL(path);
	await expect(menu(page)).toBeHidden();
});
