import { expect, test } from '../support/fixtures.ts';

// Browsers log an error for pages with status 404.
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('An unknown address shows the fallback page with the error text and links to other pages', async ({ page }) => {
		await page.goto('/services/no-such-service');
		await expect(page).toHaveURL('/services/no-such-service');
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such shelf!');
		await expect(main.getByText('404 Not Found', { exact: true })).toBeVisible();
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await main.getByRole('link', { name: 'To the lessons' }).click();
		await expect(page).toHaveURL('/services');
	});
});

// `npm run hosts` tests real servers.
test.describe('on a host without rules', () => {
	test.use({ hosting: 'plain' });

	for (const [from, to] of [
		['/solutions', '/services'],
		['/services/raku', '/services/kiln-hire'],
		['/visit', '/contactus'],
	] as const) {
		test(`${from} redirects, and Back returns to the previous page`, async ({ page }) => {
			await page.goto('/about');
			await page.goto(from, { waitUntil: 'commit' });
			await expect(page).toHaveURL(to);
			await page.goBack();
			await expect(page).toHaveURL('/about');
		});
	}

	test('The fallback page redirects an address that differs only in case', async ({ page }) => {
		await page.goto('/industries', { waitUntil: 'commit' });
		await expect(page).toHaveURL('/Industries');
	});
});
