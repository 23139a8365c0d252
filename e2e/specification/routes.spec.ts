import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/* Tests the route table and the footer (spec §2). */

const quoted: Readonly<Record<string, string>> = {
	'/': 'Bringing Visions to Digital Life.',
	'/services': 'Transformative Tech Solutions',
	'/ourprocess': 'Our Process',
	'/blog': 'Our Blogs',
};
const header = '/about /services /ourprocess /portfolio /Industries /blog /contactus';
const services =
	'/services/web-development /services/app-development /services/ui-ux-design /services/digital-marketing /services/seo';
const footer = `/ /about /services /ourprocess /portfolio /blog /contactus ${services}`;
const routes = `/ ${header} ${services} /services/video-editing /landing-page`.split(' ');

const hrefs = (links: Locator) =>
	links.evaluateAll((found) => found.map((link) => link.getAttribute('href')).join(' '));

test.use({ javaScriptEnabled: false });

for (const path of routes) {
	test(`${path} is a separate screen`, async ({ page }) => {
		expect((await page.goto(path))?.status()).toBe(200);
		await expect(page).toHaveURL(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted[path] ?? /\w/);
		const frame = path === '/landing-page' ? 0 : 1;
		await expect(page.getByRole('banner')).toHaveCount(frame);
		await expect(page.getByRole('contentinfo')).toHaveCount(frame);
	});
}

test('The footer has twelve pages, e-mail, phone, an address in Surat and five profiles', async ({ page }) => {
	await page.goto('/');
	const contentinfo = page.getByRole('contentinfo');
	expect(await hrefs(contentinfo.getByRole('navigation').getByRole('link'))).toBe(footer);
	await expect(contentinfo.locator('a[href^="mailto:"]').first()).toBeVisible();
	await expect(contentinfo.locator('a[href^="tel:"]').first()).toBeVisible();
	await expect(contentinfo.locator('address')).toContainText(/Surat.*Gujarat/s);
	// The five profiles: a video site, a professional network, two social networks, and a site for business reviews.
	expect(await hrefs(contentinfo.locator('ul a[target=_blank]'))).toMatch(
		/^\S+youtube\.com\S+ \S+linkedin\.com\S+ \S+facebook\.com\S+ \S+instagram\.com\S+ \S+clutch\.co\S+$/,
	);
});
