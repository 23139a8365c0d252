import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { labels } = content.navigation;

/** The six items of the menu, without the blog (spec §2 Header and navigation). */
const paths = ['/about', '/solutions', '/ourprocess', '/portfolio', '/Industries', '/contactus'];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page) => page.getByRole('banner').getByRole('button');

const items = (page: Page) => page.getByRole('navigation', { name: labels.menu }).getByRole('link');

const openMenu = async (page: Page): Promise<void> => {
	await button(page).click();
	await expect(items(page)).toHaveCount(6);
};

const expectClosed = async (page: Page): Promise<void> => {
	await expect(items(page)).toHaveCount(0);
	await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
	await expect(page.locator('footer')).toHaveJSProperty('inert', false);
};

/** Lets taps on links happen, but keeps the page, as in the moment before the next one arrives. */
const stayOnPage = (page: Page) =>
	page.evaluate(() =>
		addEventListener('click', (event) => {
			if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
		}),
	);

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The menu opens, lists six pages without the blog, and leads there', async ({ page }) => {
		await page.goto('/');
		await expect(items(page)).toHaveCount(0);
		await openMenu(page);
		const hrefs = await items(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(hrefs).toEqual(paths);
		await expect(items(page).nth(1)).toHaveText('OurServices');
		await expect(items(page).filter({ hasText: 'Blog' })).toHaveCount(0);
		await items(page).nth(1).click();
		await expect(page).toHaveURL('/services');
		await expect(items(page)).toHaveCount(0);
	});

	test('The menu closes by its button and by the Escape key', async ({ page }) => {
		await page.goto('/');
		await openMenu(page);
		await button(page).click();
		await expect(items(page)).toHaveCount(0);
		await openMenu(page);
		await page.keyboard.press('Escape');
		await expect(items(page)).toHaveCount(0);
	});
});

test('The button says whether the menu is open', async ({ page }) => {
	await page.goto('/');
	await expectClosed(page);
	await expect(button(page)).toHaveAccessibleName(labels.menu);
	await button(page).tap();
	await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
	await button(page).tap();
	await expectClosed(page);
});

test('Choosing an item closes the menu at once, also for the page that one is on', async ({ page }) => {
	await page.goto('/about');
	await stayOnPage(page);
	for (const name of ['Portfolio', 'About']) {
		await openMenu(page);
		await items(page).filter({ hasText: name }).tap();
		await expectClosed(page);
		await expect(page).toHaveURL('/about');
	}
});

test('The menu marks the page that one is on', async ({ page }) => {
	await page.goto('/services/seo');
	await openMenu(page);
	await expect(page.getByRole('link', { name: 'OurServices' })).toHaveAttribute('aria-current', 'true');
	await page.getByRole('link', { name: 'OurServices' }).click();
	await expect(page).toHaveURL('/services');
	await openMenu(page);
	await expect(page.getByRole('link', { name: 'OurServices' })).toHaveAttribute('aria-current', 'page');
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
	await page.goto('/');
	await button(page).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(items(page).first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expectClosed(page);
	await expect(button(page)).toBeFocused();
});

test('A tap beside the menu closes it, and follows no link', async ({ page }) => {
	await page.goto('/');
	await openMenu(page);
	await page.touchscreen.tap(195, 830);
	await expectClosed(page);
	await expect(page).toHaveURL('/');
});

test('While the menu is open the Tab key never reaches what it covers', async ({ page }) => {
	await page.goto('/');
	await button(page).focus();
	await page.keyboard.press('Space');
	await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
	await expect(page.locator('footer')).toHaveJSProperty('inert', true);
	const focused = page.locator(':focus');
	for (const path of paths) {
		await page.keyboard.press('Tab');
		await expect(focused).toHaveAttribute('href', path);
	}
	for (let stop = 0; stop < 6; stop += 1) {
		await page.keyboard.press('Tab');
		await expect(page.locator('main:focus, main :focus, footer :focus')).toHaveCount(0);
	}
});

test('A closed menu holds no Tab stop', async ({ page }) => {
	await page.goto('/');
	await button(page).focus();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('main').locator(':focus')).toHaveText(content.home.hero.primary.label);
});

test('A phone held sideways reaches the last item', async ({ page }) => {
	await page.setViewportSize({ width: 640, height: 360 });
	await page.goto('/');
	await openMenu(page);
	await items(page).last().tap();
	await expect(page).toHaveURL('/contactus');
});

test('A window that grows wide while the menu is open gets a page that works', async ({ page }) => {
	await page.goto('/');
	await openMenu(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(button(page)).toHaveCount(0);
	await page.getByRole('main').getByRole('link', { name: content.home.hero.primary.label }).click();
	await expect(page).toHaveURL('/contactus');
});

test('A menu that is opened while the page still loads stays open', async ({ page }) => {
	let release = (): void => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route(/\.(png|avif|webp|jpeg|svg)(\?|$)/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/portfolio', { waitUntil: 'commit' });
	await openMenu(page);
	release();
	await page.waitForLoadState('load');
	await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(items(page)).toHaveCount(6);
});
