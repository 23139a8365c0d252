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

for (const [variant, path] of [
	['root', '/privacy'],
	['backend', `${subPath}/privacy`],
] as const) {
	test.describe(`in the build ${variant}`, () => {
		test.use({ variant });

		test('The privacy notice names the mail server, and the host of analytics if there is one', async ({ page }) => {
			await page.goto(path);
			const main = page.getByRole('main');
			await expect(main).toContainText(new URL(servicesOrigin).hostname);
			const { host } = new URL(analyticsScript);
			await (variant === 'root' ? expect(main).not : expect(main)).toContainText(host);
		});
	});
}
