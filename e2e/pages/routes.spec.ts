import { isHostOnly, readRedirects } from '../../src/lib/site/redirects.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { fallback } = content;

// What the browser says in its console of a page that the host answered with 404.
test.beforeEach(({ guard }) => guard.allowLog(/status of 404/));

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('An unknown address shows the fallback screen with the error text and ways on', async ({ page }) => {
		await page.goto('/services/no-such-service');
		await expect(page).toHaveURL('/services/no-such-service');
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(fallback.title);
		await expect(main.getByText(fallback.notFound, { exact: true })).toBeVisible();
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		const [way] = fallback.links;
		await main.getByRole('link', { name: way?.label ?? '' }).click();
		await expect(page).toHaveURL(way?.href ?? '');
	});
});

// How real servers answer is seen by `npm run hosts`.
test.describe('on a host that knows files only', () => {
	test.use({ hosting: 'plain' });

	test('Each redirect leads on, and Back to the page before it', async ({ page }) => {
		for (const entry of readRedirects()) {
			await page.goto('/about');
			await page.goto(entry.from, { waitUntil: 'commit' });
			await expect(page).toHaveURL(entry.to);
			if (isHostOnly(entry)) continue;
			await page.goBack();
			await expect(page).toHaveURL('/about');
		}
	});
});
