import type { Page } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const items = (page: Page) =>
	page.getByRole('navigation', { name: text('words', 'navigation.main') }).getByRole('link');
const item = (page: Page, path: string) => items(page).and(page.locator(`[href="${path}"]`));
const marked = (page: Page) => items(page).and(page.locator('[aria-current]'));

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const scrollPage = (page: Page, top: number) =>
	page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Each item leads to its page and is marked only there and on the pages below it', async ({ page }) => {
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
});

test('A click marks its item at once, unless it opens a new tab', async ({ page, context }) => {
	await page.goto('/services');
	const opened = context.waitForEvent('page');
	await item(page, '/portfolio').click({ modifiers: ['ControlOrMeta'] });
	await (await opened).close();
	await expect(item(page, '/services')).toHaveAttribute('aria-current', 'page');
	// Stops navigation, to imitate the moment before the next page loads.
	await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
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
	for (const [top, isBlurred] of [
		[51, true],
		[50, false],
		[51, true],
		[0, false],
	] as const) {
		await scrollPage(page, top);
		await expectBlurred(isBlurred);
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
	await page
		.getByRole('navigation', { name: text('words', 'navigation.footer') })
		.getByRole('link')
		.first()
		.click();
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
