import type { Page } from '@playwright/test';
import { expect, test, withoutScript, text } from '../support/fixtures.ts';
import { stopLinks } from '../support/services.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test.use({ viewport: wide });

const items = (page: Page) =>
	page.getByRole('navigation', { name: text('words', 'navigation.main') }).getByRole('link');
const item = (page: Page, path: string) => items(page).and(page.locator(`[href="${path}"]`));
const marked = (page: Page) => items(page).and(page.locator('[aria-current]'));

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollPage = (page: Page, top: number) =>
	page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

withoutScript('Without JavaScript, items lead to their pages and are marked there and below', async ({ page }) => {
	await page.goto('/');
	await expect(marked(page)).toHaveCount(0);
	for (const link of await items(page).all()) {
		const path = (await link.getAttribute('href')) ?? '';
		await link.click();
		await expect(page).toHaveURL(path);
		const current = page.locator('header nav [aria-current=page]').filter({ visible: true });
		await expect(current).toHaveAttribute('href', path);
	}
	const home = text('words', 'navigation.home').replace('{name}', text('site', 'name'));
	await page.getByRole('banner').getByRole('link', { name: home }).click();
	await expect(page).toHaveURL('/');
	await page.goto('/services/seo');
	await expect(marked(page)).toHaveAttribute('href', '/services');
	await expect(marked(page)).toHaveAttribute('aria-current', 'true');
});

test('A click marks its item at once, unless it opens a new tab', async ({ page, context }) => {
	await page.goto('/services');
	const opened = context.waitForEvent('page');
	await item(page, '/portfolio').click({ modifiers: ['ControlOrMeta'] });
	await (await opened).close();
	await expect(item(page, '/services')).toHaveAttribute('aria-current', 'page');
	await page.evaluate(stopLinks);
	await item(page, '/portfolio').click();
	await expect(marked(page)).toHaveCount(1);
	await expect(item(page, '/portfolio')).toHaveAttribute('aria-current', 'page');
	await expect(item(page, '/portfolio')).toHaveCSS('text-decoration-line', 'underline');
	await expect(item(page, '/services')).toHaveCSS('text-decoration-line', 'none');
});

test('The header becomes blurred with a shadow after more than 50 pixels of scrolling', async ({ page }) => {
	await page.goto('/services');
	const bar = page.getByRole('banner');
	const expectBlurred = async (isBlurred: boolean) => {
		await expect(bar).toHaveCSS('backdrop-filter', isBlurred ? /blur\(\d+px\)/ : 'none');
		const shadow = isBlurred ? /\d{2}px \d{2}px/ : /^none$|^(rgba\(0, 0, 0, 0\)[^,]*,? ?)+$/;
		await expect(bar).toHaveCSS('box-shadow', shadow);
		await expect(bar).toBeInViewport({ ratio: 1 });
	};
	await expectBlurred(false);
	for (const top of [51, 50, 51, 0]) {
		await scrollPage(page, top);
		await expectBlurred(top > 50);
	}
	await scrollPage(page, 600);
	await page.reload();
	await expectBlurred(true);
});

test('A link opens its page at the top, and Back and Forward restore the scroll position', async ({ page }) => {
	// Browsers can save the scroll position up to a second late, so it may be lost after a quick click.
	await expect(async () => {
		await page.goto('/services');
		await scrollPage(page, 640);
		await item(page, '/portfolio').click();
		await expect(page).toHaveURL('/portfolio');
		expect(await scrollTop(page)).toBe(0);
		await scrollPage(page, 320);
		await page.goBack();
		await expect(page).toHaveURL('/services');
		await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(640);
		await page.goForward();
		await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(320);
	}).toPass({ timeout: 40_000 });
	await page.getByRole('contentinfo').getByRole('link').first().click();
	await expect(page).not.toHaveURL('/portfolio');
	expect(await scrollTop(page)).toBe(0);
});

test('The first Tab stop is a link that skips to the content', async ({ page }) => {
	for (const path of ['/', '/landing-page']) {
		await page.goto(path);
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', { name: text('words', 'navigation.skip') });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	}
});

test('Link groups open with a press on phones, and all links are visible on wide screens', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/about');
	const footer = page.getByRole('contentinfo');
	const groups = footer.getByRole('navigation', { name: text('words', 'navigation.footer') });
	await expect(groups.getByRole('link')).toHaveCount(0);
	await expect(footer.getByRole('link', { name: text('site', 'email.address') }).last()).toBeVisible();
	await groups.getByText(text('navigation', 'footer.0.title'), { exact: true }).filter({ visible: true }).click();
	const link = groups.getByRole('link', { name: text('navigation', 'footer.0.items.0.label') });
	await expect(link).toBeVisible();
	// A wide window opens the other groups too, and they stay open.
	for (const size of [wide, phone, wide]) {
		await page.setViewportSize(size);
		await expect(groups.locator('details:not([open])')).toHaveCount(0);
	}
	await expect(groups.locator('summary').filter({ visible: true })).toHaveCount(0);
});

withoutScript('Without JavaScript, link groups are open on phones', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/about');
	const groups = page.getByRole('navigation', { name: text('words', 'navigation.footer') });
	await expect(groups.getByRole('link').first()).toBeVisible();
	await expect(groups.getByRole('link').last()).toBeVisible();
});
