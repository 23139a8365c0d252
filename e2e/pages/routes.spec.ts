import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fixedRoutes, postRoutes, routes } from '../support/routes.ts';

/** What the browser says in its console of a page that the host answered with 404. */
const notFoundLog = /status of 404/;

const aliases = [
	{ from: '/solutions', to: '/services' },
	{ from: '/services/seo-services', to: '/services/seo' },
	{ from: '/contact', to: '/contactus' },
] as const;

function headingOf(path: string): string {
	const route = routes.find((found) => found.path === path);
	if (route === undefined) throw new Error(`${path} is no route`);
	return route.heading;
}

async function expectPage(page: Page, path: string): Promise<void> {
	await expect(page).toHaveURL(path);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path));
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { path, title, heading } of [...fixedRoutes, ...postRoutes.slice(0, 1)]) {
		test(`${path} opens under exactly this address, with its own heading and title`, async ({ page }) => {
			const response = await page.goto(path);
			expect(response?.status()).toBe(200);
			expect(response?.request().redirectedFrom()).toBeNull();
			expect(new URL(page.url()).pathname).toBe(path);
			await expect(page).toHaveTitle(title);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
			await expect(page.getByRole('main')).toHaveCount(1);

			const isCampaign = path === '/landing-page';
			await expect(page.getByRole('banner')).toHaveCount(isCampaign ? 0 : 1);
			await expect(page.getByRole('contentinfo')).toHaveCount(isCampaign ? 0 : 1);
		});
	}

	test('An unknown address shows the fallback screen with the error text and ways on', async ({ page, guard }) => {
		guard.allowLog(notFoundLog);
		for (const path of ['/no-such-page', '/services/no-such-service']) {
			const response = await page.goto(path);
			expect(response?.status(), path).toBe(404);
			const main = page.getByRole('main');
			await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
			await expect(main.getByText('404 Not Found', { exact: true })).toBeVisible();
			await expect(page.getByRole('banner')).toBeVisible();
			await expect(page.getByRole('contentinfo')).toBeVisible();
			for (const name of ['Home', 'Services', 'Blog', 'Contact Us']) {
				await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
			}
		}
		await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
		await expectPage(page, '/services');
	});

	test('The fallback screen is kept out of search results', async ({ page, guard }) => {
		guard.allowLog(notFoundLog);
		await page.goto('/no-such-page');
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
		await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
	});
});

test('An unknown address shows the same fallback screen with JavaScript', async ({ page, guard }) => {
	guard.allowLog(notFoundLog);
	await page.goto('/no-such-page');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
	await expect(page).toHaveURL('/no-such-page');
});

test.describe('on a host that follows rules', () => {
	for (const { from, to } of [...aliases, { from: '/industries', to: '/Industries' }]) {
		test(`${from} is permanently redirected to ${to}`, async ({ page }) => {
			const response = await page.goto(from);
			const redirect = await response?.request().redirectedFrom()?.response();
			expect(redirect?.status()).toBe(301);
			await expectPage(page, to);
		});
	}

	test('A redirect keeps what stands behind the question mark', async ({ page }) => {
		await page.goto('/contact?utm_source=card');
		await expect(page).toHaveURL('/contactus?utm_source=card');
	});
});

test.describe('on a host that knows files only', () => {
	test.use({ hosting: 'plain' });

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		for (const { from, to } of aliases) {
			test(`${from} is a page that forwards to ${to}`, async ({ page }) => {
				await page.goto(from, { waitUntil: 'commit' });
				await expectPage(page, to);
			});
		}
	});

	test('/industries is forwarded to /Industries from the fallback screen', async ({ page, guard }) => {
		guard.allowLog(notFoundLog);
		await page.goto('/industries', { waitUntil: 'commit' });
		await expectPage(page, '/Industries');
	});

	test('Back from a forwarded page leads to the page before it', async ({ page }) => {
		await page.goto('/about');
		await page.goto('/contact', { waitUntil: 'commit' });
		await expectPage(page, '/contactus');
		await page.goBack();
		await expectPage(page, '/about');
	});
});
