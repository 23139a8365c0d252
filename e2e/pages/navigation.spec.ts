import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { fixedRoutes } from '../support/routes.ts';

const { labels, header } = content.navigation;

/** The seven items of the header (spec §2 Header and navigation). */
const paths = ['/about', '/services', '/ourprocess', '/portfolio', '/Industries', '/blog', '/contactus'];

test.use({ viewport: { width: 1440, height: 900 } });

const items = (page: Page) => page.getByRole('navigation', { name: labels.main }).getByRole('link');

const item = (page: Page, path: string) => page.getByRole('banner').locator(`nav:visible a[href="${path}"]`);

const hrefs = (page: Page) => items(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const scrollPage = (page: Page, top: number) =>
	page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Lets clicks on links happen, but keeps the page, as in the moment before the next one arrives. */
const stayOnPage = (page: Page) => page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('The header leads to seven pages, in the order of the specification', async ({ page }) => {
		await page.goto('/');
		expect(await hrefs(page)).toEqual(paths);
		await expect(items(page)).toHaveText(header.map(({ label }) => label));
		await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
		await expect(page).toHaveURL('/portfolio');
		await page.getByRole('banner').getByRole('link', { name: labels.home }).click();
		await expect(page).toHaveURL('/');
	});

	test('The header marks the page that one is on, and no other', async ({ page }) => {
		for (const path of paths) {
			await page.goto(path);
			await expect(items(page).and(page.locator('[aria-current]')), path).toHaveCount(1);
			await expect(item(page, path)).toHaveAttribute('aria-current', 'page');
		}
		await page.goto('/services/seo');
		await expect(items(page).and(page.locator('[aria-current]'))).toHaveCount(1);
		await expect(item(page, '/services'), 'the section that the page belongs to').toHaveAttribute(
			'aria-current',
			'true',
		);
		await page.goto('/');
		await expect(items(page).and(page.locator('[aria-current]'))).toHaveCount(0);
	});
});

test('A click highlights its item at once, before the next page has arrived', async ({ page }) => {
	await page.goto('/about');
	await stayOnPage(page);
	await item(page, '/portfolio').click();
	await expect(item(page, '/portfolio')).toHaveAttribute('aria-current', 'page');
	await expect(items(page).and(page.locator('[aria-current]'))).toHaveCount(1);
	await expect(item(page, '/portfolio')).toHaveCSS('text-decoration-line', 'underline');
	await expect(item(page, '/about')).toHaveCSS('text-decoration-line', 'none');
});

test('The Enter key highlights its item at once', async ({ page }) => {
	await page.goto('/about');
	await stayOnPage(page);
	await item(page, '/Industries').focus();
	await page.keyboard.press('Enter');
	await expect(item(page, '/Industries')).toHaveAttribute('aria-current', 'page');
});

test('A link that opens in another tab leaves the highlight where it is', async ({ page, context }) => {
	await page.goto('/about');
	const opened = context.waitForEvent('page');
	await item(page, '/portfolio').click({ modifiers: ['ControlOrMeta'] });
	await (await opened).close();
	await expect(item(page, '/about')).toHaveAttribute('aria-current', 'page');
	await expect(items(page).and(page.locator('[aria-current]'))).toHaveCount(1);
});

test('The header is plain up to 50 pixels of scrolling, and blurred with a shadow from 51', async ({ page }) => {
	await page.goto('/about');
	const bar = page.getByRole('banner');
	const expectPlain = async () => {
		await expect(bar).toHaveCSS('backdrop-filter', 'none');
		await expect(bar).toHaveCSS('box-shadow', /^none$|^(rgba\(0, 0, 0, 0\)[^,]*,? ?)+$/);
	};
	const expectBlurred = async () => {
		await expect(bar).toHaveCSS('backdrop-filter', /blur\(\d+px\)/);
		await expect(bar).toHaveCSS('box-shadow', /12px 32px/);
		await expect(bar).toBeInViewport({ ratio: 1 });
	};
	await expectPlain();
	for (const [top, check] of [
		[51, expectBlurred],
		[50, expectPlain],
		[51, expectBlurred],
		[0, expectPlain],
	] as const) {
		await scrollPage(page, top);
		await check();
	}
	await scrollPage(page, 600);
	await page.reload();
	await expectBlurred();
});

test('Each item of the header starts its page at the top', async ({ page }) => {
	await page.goto('/');
	for (const path of paths) {
		await scrollPage(page, 500);
		await item(page, path).click();
		await expect(page).toHaveURL(path);
		expect(await scrollTop(page), path).toBe(0);
	}
});

test('A press reaches a page over which the page before is still fading away', async ({ page }) => {
	await page.addInitScript(() =>
		addEventListener('pagereveal', () => {
			const slow = new CSSStyleSheet();
			slow.replaceSync('::view-transition-group(*), ::view-transition-old(*) { animation-duration: 20s !important }');
			document.adoptedStyleSheets = [slow];
		}),
	);
	await page.goto('/about');
	await item(page, '/contactus').click();
	await expect(page).toHaveURL('/contactus');
	const field = page.locator('main form').getByRole('textbox').first();
	const box = await field.boundingBox();
	await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
	await page.keyboard.type('Asha');
	await expect(field).toHaveValue('Asha');
});

test('The Tab key walks through the header without moving the page', async ({ page }) => {
	await page.goto('/about');
	await scrollPage(page, 1200);
	await item(page, '/about').evaluate((link) =>
		link instanceof HTMLElement ? link.focus({ preventScroll: true }) : 0,
	);
	for (const path of paths.slice(1)) {
		await page.keyboard.press('Tab');
		await expect(item(page, path)).toBeFocused();
		expect(await scrollTop(page), path).toBe(1200);
	}
});

test('Back and Forward restore the place on the page', async ({ page }) => {
	await page.goto('/about');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
	await expect(page).toHaveURL('/portfolio');
	expect(await scrollTop(page), 'a footer link starts its page at the top').toBe(0);
	// A browser notes the place up to a second after the last scrolling, so the hastiest visitor may lose it.
	await expect(async () => {
		await page.goto('/portfolio');
		await scrollPage(page, 640);
		await item(page, '/Industries').click();
		await expect(page).toHaveURL('/Industries');
		expect(await scrollTop(page)).toBe(0);
		await scrollPage(page, 320);
		await page.goBack();
		await expect(page).toHaveURL('/portfolio');
		await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(640);
		await page.goForward();
		await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(320);
	}).toPass();
});

test('The first Tab stop leads past the header, to the content', async ({ page }) => {
	for (const { path } of fixedRoutes.filter((route) => ['/', '/landing-page'].includes(route.path))) {
		await page.goto(path);
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', { name: labels.skip });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	}
});
