import { expect, test } from '../support/fixtures.ts';
import { Questions } from '../support/islands.ts';
import { failScripts, holdScripts, scriptFailureLogs } from '../support/scripts.ts';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('Answers open one at a time and close again', async ({ page }) => {
		await page.goto('/contactus');
		const faq = new Questions(page);
		await faq.expectOpen();
		await faq.question(1).click();
		await faq.expectOpen(1);
		await faq.question(0).click();
		await faq.expectOpen(0);
		await faq.question(0).click();
		await faq.expectOpen();
	});
});

test('An answer opened before the script loads stays open', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/about');
	const faq = new Questions(page);
	await faq.question(0).click();
	await faq.question(1).click();
	release();
	await expect(page.locator('[data-island=faq-accordion]')).toHaveAttribute('data-hydrated', '');
	await faq.expectOpen(1);
	await faq.question(0).click();
	await faq.expectOpen(0);
});

test('The keyboard opens and closes answers even if the scripts fail', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/about');
	const faq = new Questions(page);
	await faq.question(0).focus();
	await page.keyboard.press('Enter');
	await faq.expectOpen(0);
	await page.keyboard.press('Tab');
	await expect(faq.question(1)).toBeFocused();
	await page.keyboard.press('Space');
	await faq.expectOpen(1);
	await page.keyboard.press('Enter');
	await faq.expectOpen();
});
