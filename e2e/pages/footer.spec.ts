import { postPath } from '../support/blog.ts';
import { expect, test, text } from '../support/fixtures.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test('Link groups open with a press on phones, and all links are visible on wide screens', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/about');
	const footer = page.getByRole('contentinfo');
	const groups = footer.getByRole('navigation', { name: text('words', 'navigation.footer') });
	await expect(groups.getByRole('link')).toHaveCount(0);
	await expect(footer.getByRole('link', { name: text('site', 'email.address') }).last()).toBeVisible();
	await groups.getByText(text('navigation', 'footer.0.title'), { exact: true }).filter({ visible: true }).click();
	const link = groups.getByRole('link', { name: text('navigation', 'footer.0.items.0.label') });
	await expect(link).toBeVisible();
	// A wide window opens the other groups too, and they stay open.
	for (const size of [wide, phone, wide]) {
		await page.setViewportSize(size);
		await expect(groups.locator('details:not([open])')).toHaveCount(0);
	}
	await page.reload();
	await expect(link).toBeVisible();
	await expect(groups.locator('summary').filter({ visible: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: phone });

	test('Link groups are open on phones', async ({ page }) => {
		await page.goto('/about');
		const groups = page.getByRole('navigation', { name: text('words', 'navigation.footer') });
		await expect(groups.getByRole('link').first()).toBeVisible();
		await expect(groups.getByRole('link').last()).toBeVisible();
	});
});

test.describe('on a post', () => {
	test.use({ variant: 'backend', viewport: wide });

	test('There are two newsletter forms (one on phones), and none in the footer', async ({ page }) => {
		await page.goto(postPath);
		const forms = page.getByRole('main').getByRole('button', { name: text('words', 'newsletter.submit') });
		await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
		await expect(forms).toHaveCount(2);
		await page.setViewportSize(phone);
		await expect(forms).toHaveCount(1);
	});
});
