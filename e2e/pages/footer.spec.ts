import { postPath } from '../support/blog.ts';
import { expect, test } from '../support/fixtures.ts';

const phone = { width: 390, height: 844 };

test('Link groups open with a press on phones, and all links are visible on wide screens', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/about');
	const footer = page.getByRole('contentinfo');
	const link = footer.getByRole('link', { name: 'Journal' });
	await expect(link).toBeHidden();
	await footer.getByText('Pottery', { exact: true }).and(page.locator(':visible')).click();
	await expect(link).toBeVisible();
	await expect(footer.getByRole('link', { name: 'Kiln hire' })).toBeHidden();
	await expect(footer.getByRole('link', { name: 'kiln@ember.example' })).toBeVisible();
	const chat = footer.getByRole('link', { name: 'Kilngram' });
	await expect(chat).toHaveAttribute('href', 'https://chat.example/ember?text=Hello');
	await page.setViewportSize({ width: 1440, height: 900 });
	await footer.getByText('What we teach', { exact: true }).last().click();
	await expect(footer.getByRole('link', { name: 'Kiln hire' }), 'after a phone is turned').toBeVisible();
	await page.reload();
	await expect(footer.getByRole('link', { name: 'Kiln hire' })).toBeVisible();
	await expect(footer.getByRole('heading', { name: 'Pottery' })).toBeVisible();
	await expect(footer.locator('summary:visible')).toHaveCount(0);
});

test('A post has two newsletter forms (one on phones) and none in the footer', async ({ page }) => {
	await page.goto(postPath);
	const form = page.getByRole('contentinfo').locator('form');
	const forms = page.getByRole('main').locator('form.newsletter').filter({ visible: true });
	await expect(form).toHaveCount(0);
	await expect(forms).toHaveCount(2);
	await page.setViewportSize(phone);
	await expect(forms).toHaveCount(1);
	await page.goto('/about');
	await expect(form).toBeVisible();
});

test('The newsletter’s field and button have the same height', async ({ page }) => {
	await page.goto('/about');
	const form = page.getByRole('contentinfo').locator('form');
	const [field, button] = [form.getByRole('textbox'), form.getByRole('button')];
	expect((await field.boundingBox())?.height).toBe((await button.boundingBox())?.height);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: phone });

	test('Link groups are open on phones', async ({ page }) => {
		await page.goto('/about');
		const footer = page.getByRole('contentinfo');
		for (const name of ['Journal', 'Kiln hire']) await expect(footer.getByRole('link', { name })).toBeVisible();
	});
});
