import { expect, test, text } from '../support/fixtures.ts';

// Browsers log an error for pages with status 404.
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('An unknown address shows the fallback page with the error text and links to other pages', async ({ page }) => {
		await page.goto('/services/no-such-service');
		await expect(page).toHaveURL('/services/no-such-service');
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('pages/fallback', 'title'));
		await expect(main.getByText(text('pages/fallback', 'notFound'), { exact: true })).toBeVisible();
		await main.getByRole('link', { name: text('pages/fallback', 'links.1.label') }).click();
		await expect(page).toHaveURL(text('pages/fallback', 'links.1.href'));
	});
});

for (const hosting of ['rules', 'plain'] as const) {
	test.describe(`on a host ${hosting === 'rules' ? 'with' : 'without'} rules`, () => {
		test.use({ hosting });

		for (const [from, to] of [
			['/solutions', '/services'],
			['/services/seo-services', '/services/seo'],
			['/contact', '/contactus'],
			['/industries', '/Industries'],
		] as const) {
			test(`${from} redirects to ${to}, and Back returns to the previous page`, async ({ page }) => {
				await page.goto('/about');
				await page.goto(from, { waitUntil: 'commit' });
				await expect(page).toHaveURL(to);
				await page.goBack();
				await expect(page).toHaveURL('/about');
			});
		}
	});
}
