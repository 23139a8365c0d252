import { answerWith, blogPost } from '../support/blog.ts';
import { analyticsScript, servicesOrigin, subPath } from '../support/variants.ts';
import { expect, test } from '../support/fixtures.ts';

// every-page.spec.ts checks the links of this build.
test.use({ variant: 'backend' });

for (const path of ['/', '/contactus', '/blog', '/landing-page']) {
	test(`${path} requests nothing outside the sub-path, and every request succeeds`, async ({ page, baseURL }) => {
		const failed: string[] = [];
		page.on('response', (response) => {
			const { origin, pathname } = new URL(response.url());
			if (origin === baseURL && !(response.ok() && pathname.startsWith(`${subPath}/`))) failed.push(pathname);
		});
		await answerWith(page, [blogPost()]);
		await page.goto(`${subPath}${path}`);
		// Reaches for the first form, so that its script is requested too.
		await page.getByRole('textbox').first().focus();
		await page.waitForLoadState('networkidle');
		expect(failed).toEqual([]);
	});
}

test('Pages load the configured analytics script, and the privacy notice names its host', async ({ page }) => {
	const asked = page.waitForRequest(analyticsScript);
	await page.goto(`${subPath}/privacy`);
	await asked;
	await expect(page.getByRole('main')).toContainText(new URL(analyticsScript).host);
});

test.describe('without analytics', () => {
	test.use({ variant: 'root' });

	test('The privacy notice names the mail server alone', async ({ page }) => {
		await page.goto('/privacy');
		await expect(page.getByRole('main')).toContainText(new URL(servicesOrigin).hostname);
		await expect(page.getByRole('main')).not.toContainText(new URL(analyticsScript).host);
	});
});
