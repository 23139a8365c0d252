import { analyticsScript, subPath } from '../support/variants.ts';
import { blogPost, heading, readMore } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';
import { services } from '../support/services.ts';

// every-page.spec.ts checks the links of this build.
test.use({ variant: 'backend' });

for (const path of ['/', '/contactus', '/blog', '/landing-page']) {
	test(`${path} requests nothing outside the sub-path, and every request succeeds`, async ({ page, baseURL }) => {
		const failed: string[] = [];
		page.on('response', (response) => {
			const { origin, pathname } = new URL(response.url());
			if (origin === baseURL && !(response.ok() && pathname.startsWith(`${subPath}/`))) failed.push(pathname);
		});
		await page.goto(`${subPath}${path}`);
		// Reaches for the first form, so that its script is requested too.
		await page.getByRole('textbox').first().focus();
		await page.waitForLoadState('networkidle');
		expect(failed).toEqual([]);
	});
}

for (const hosting of ['rules', 'plain'] as const) {
	test.describe(`on a host ${hosting === 'rules' ? 'with' : 'without'} rules`, () => {
		test.use({ hosting });

		test('A post newer than the build opens from its card and at its address', async ({ page, guard }) => {
			guard.allowLog(/status of 404/);
			const late = blogPost();
			await page.route(services.blogs, (route) => route.fulfill({ json: [late] }));
			await page.goto(`${subPath}/blog`);
			await readMore(page, late.title).click();
			await expect(page).toHaveURL(`${subPath}/blog/fresh-from-the-loom`);
			await expect(heading(page)).toHaveText(late.title);
			await page.evaluate(() => sessionStorage.clear());
			await page.reload();
			await expect(heading(page)).toHaveText(late.title);
			await expect(page.getByText('Threads that only the whole post tells of.')).toBeVisible();
		});
	});
}

test('Pages load the configured analytics script, and the privacy notice names its host', async ({ page }) => {
	const asked = page.waitForRequest(analyticsScript);
	await page.goto(`${subPath}/privacy`);
	await asked;
	await expect(page.getByRole('main').getByText(new URL(analyticsScript).host).first()).toBeVisible();
});
