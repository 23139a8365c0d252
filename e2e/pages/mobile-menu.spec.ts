import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { overflow } from '../support/page-problems.ts';
import { menuItems } from '../support/pages.ts';

// The paths of the menu's links; /solutions redirects to /services.
const paths = [
	...['/about', '/solutions', '/portfolio', '/every-block', '/open-day', '/contactus', '/landing-page'],
	...['tel:+351225550100', 'https://chat.example/ember?text=Hello'],
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page) => page.getByRole('banner').getByRole('button');

const items = (page: Page) => page.getByRole('navigation', { name: 'Menu of the pottery' }).getByRole('link');

const openMenu = async (page: Page): Promise<void> => {
	await button(page).click();
	await expect(items(page)).toHaveCount(menuItems.length);
};

const expectClosed = async (page: Page): Promise<void> => {
	await expect(items(page)).toHaveCount(0);
	await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
	await expect(page.locator('footer')).toHaveJSProperty('inert', false);
};

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The menu lists its pages, leads to them, and closes with its button and Escape', async ({ page }) => {
		await page.goto('/');
		for (const close of [() => button(page).click(), () => page.keyboard.press('Escape')]) {
			await openMenu(page);
			await close();
			await expect(items(page)).toHaveCount(0);
		}
		await openMenu(page);
		const hrefs = await items(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(hrefs).toEqual(paths);
		await expect(items(page)).toHaveText(menuItems);
		await items(page).filter({ hasText: 'Lessons' }).click();
		await expect(page).toHaveURL('/services');
		await expect(items(page)).toHaveCount(0);
	});
});

test('Choosing an item closes the menu at once, and so does a tap outside it', async ({ page }) => {
	await page.goto('/about');
	// Stops navigation, to imitate the moment before the next page loads.
	await page.evaluate(() =>
		addEventListener('click', (event) => {
			if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
		}),
	);
	for (const name of ['Visit', 'Story', 'Kilngram']) {
		await openMenu(page);
		await items(page).filter({ hasText: name }).tap();
		await expectClosed(page);
	}
	await openMenu(page);
	await expect(items(page).and(page.locator('[aria-current]')), 'a chat is not a page').toHaveText('Story');
	await page.keyboard.press('Escape');
	await openMenu(page);
	await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
	await page.touchscreen.tap(195, 830);
	await expectClosed(page);
	await expect(page).toHaveURL('/about');
});

test('The menu marks the current page, or the section that contains it', async ({ page }) => {
	for (const [path, mark] of [
		['/services/throwing-lessons', 'true'],
		['/services', 'page'],
	] as const) {
		await page.goto(path);
		await openMenu(page);
		await expect(items(page).filter({ hasText: 'Lessons' })).toHaveAttribute('aria-current', mark);
	}
});

test('The Tab key never reaches what the menu covers, and Escape returns the focus to the button', async ({ page }) => {
	await page.goto('/');
	await button(page).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
	await expect(page.locator('footer')).toHaveJSProperty('inert', true);
	for (const path of paths) {
		await page.keyboard.press('Tab');
		await expect(page.locator(':focus')).toHaveAttribute('href', path);
	}
	for (let stop = 0; stop < 4; stop += 1) {
		await page.keyboard.press('Tab');
		await expect(page.locator('main:focus, main :focus, footer :focus')).toHaveCount(0);
	}
	await page.keyboard.press('Escape');
	await button(page).focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expectClosed(page);
	await expect(button(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('main').locator(':focus'), 'a closed menu has no Tab stop').toHaveCount(1);
});

test('The menu fits a screen 320 pixels wide, and its last item can be reached in landscape', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/');
	await openMenu(page);
	expect(await page.evaluate(overflow)).toEqual([]);
	await page.setViewportSize({ width: 640, height: 360 });
	await items(page).last().scrollIntoViewIfNeeded();
	await expect(items(page).last()).toBeInViewport({ ratio: 1 });
	await items(page).filter({ hasText: 'A Saturday' }).tap();
	await expect(page).toHaveURL('/landing-page');
});

test('If the window grows wide while the menu is open, the page stays usable', async ({ page }) => {
	await page.goto('/');
	await openMenu(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(button(page)).toHaveCount(0);
	await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
});

test('A menu opened while the page loads stays open', async ({ page }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
	await page.route(/\.(png|avif|webp|jpeg|svg)(\?|$)/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/portfolio', { waitUntil: 'commit' });
	await openMenu(page);
	release(undefined);
	await page.waitForLoadState('load');
	await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(items(page)).toHaveCount(menuItems.length);
});
