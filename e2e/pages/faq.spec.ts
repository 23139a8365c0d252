import { expect, test } from '../support/fixtures.ts';
import { Questions } from '../support/questions.ts';

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

test('The keyboard opens and closes answers', async ({ page }) => {
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
