import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/* The header, the mobile menu and the footer (spec §2). */

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => page.goto('/'));

const header = '/about /services /ourprocess /portfolio /Industries /blog /contactus';
const menu = '/about /solutions /ourprocess /portfolio /Industries /contactus';
const services =
	'/services/web-development /services/app-development /services/ui-ux-design /services/digital-marketing /services/seo';
const footer = `/ /about /services /ourprocess /portfolio /blog /contactus ${services}`;

const hrefs = (links: Locator) =>
	links.evaluateAll((found) => found.map((link) => link.getAttribute('href')).join(' '));

test('The header leads to seven pages', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	expect(await hrefs(page.getByRole('banner').getByRole('navigation').getByRole('link'))).toBe(header);
});

test('The mobile menu lists six pages, ‘OurServices’ by /solutions and no blog', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole('banner').getByRole('button').click();
	const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
	expect(await hrefs(links)).toBe(menu);
	await expect(links.nth(1)).toHaveText('OurServices');
});

test('The footer leads to twelve pages, has an e-mail link, a phone number, an address in Surat and five profiles', async ({
	page,
}) => {
	const contentinfo = page.getByRole('contentinfo');
	expect(await hrefs(contentinfo.getByRole('navigation').getByRole('link'))).toBe(footer);
	await expect(contentinfo.locator('a[href^="mailto:"]').first()).toBeVisible();
	await expect(contentinfo.locator('a[href^="tel:"]').first()).toBeVisible();
	await expect(contentinfo.locator('address')).toContainText(/Surat.*Gujarat/s);
	// A video site, a professional network, two social networks, a business reviews directory.
	expect(await hrefs(contentinfo.locator('a[target=_blank]'))).toMatch(
		/^\S+youtube\.com\S+ \S+linkedin\.com\S+ \S+facebook\.com\S+ \S+instagram\.com\S+ \S+clutch\.co\S+$/,
	);
});
