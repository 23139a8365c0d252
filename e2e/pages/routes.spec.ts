import { aliases, hostOnlyAliases } from '../../src/lib/site/aliases.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { fallback } = content;

// What the browser says in its console of a page that the host answered with 404.
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

for (const javaScriptEnabled of [false, true]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('An unknown address shows the fallback screen with the error text and ways on', async ({ page }) => {
			for (const path of ['/no-such-page', '/services/no-such-service']) {
				const response = await page.goto(path);
				expect(response?.status(), path).toBe(404);
				await expect(page).toHaveURL(path);
				const main = page.getByRole('main');
				await expect(main.getByRole('heading', { level: 1 })).toHaveText(fallback.title);
				await expect(main.getByText(fallback.notFound, { exact: true })).toBeVisible();
				await expect(page.getByRole('banner')).toBeVisible();
				await expect(page.getByRole('contentinfo')).toBeVisible();
			}
			const [way] = fallback.links;
			await page
				.getByRole('main')
				.getByRole('link', { name: way?.label ?? '' })
				.click();
			await expect(page).toHaveURL(way?.href ?? '');
		});
	});
}

test.describe('on a host that knows files only', () => {
	test.use({ hosting: 'plain' });

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('Each alias is a page that forwards', async ({ page }) => {
			for (const { from, to } of aliases) {
				await page.goto(from, { waitUntil: 'commit' });
				await expect(page).toHaveURL(to);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			}
		});
	});

	test('An address that no file may have is forwarded from the fallback screen', async ({ page }) => {
		for (const { from, to } of hostOnlyAliases) {
			await page.goto(from, { waitUntil: 'commit' });
			await expect(page).toHaveURL(to);
		}
	});

	test('Back from a forwarded page leads to the page before it', async ({ page }) => {
		await page.goto('/about');
		await page.goto('/contact', { waitUntil: 'commit' });
		await expect(page).toHaveURL('/contactus');
		await page.goBack();
		await expect(page).toHaveURL('/about');
	});
});
