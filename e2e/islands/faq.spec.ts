import { expect, test } from '../support/fixtures.ts';
import { Questions } from '../support/questions.ts';

for (const javaScriptEnabled of [false, true]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		for (const [path, count] of [
			['/about', 6],
			['/contactus', 3],
		] as const) {
			test(`on ${path} none of the ${count} answers is open at first, one at a time after a click, none after a second`, async ({
				page,
			}) => {
				await page.goto(path);
				const faq = new Questions(page, path);
				expect(faq.count).toBe(count);
				await faq.expectOpen();
				await faq.question(1).click();
				await faq.expectOpen(1);
				await faq.question(count - 1).click();
				await faq.expectOpen(count - 1);
				await faq.question(0).click();
				await faq.expectOpen(0);
				await faq.question(0).click();
				await faq.expectOpen();
			});
		}

		test('the keyboard opens and closes answers: Tab to a question, then Enter or Space', async ({ page }) => {
			await page.goto('/about');
			const faq = new Questions(page, '/about');
			await faq.question(0).focus();
			await page.keyboard.press('Enter');
			await faq.expectOpen(0);
			await page.keyboard.press('Tab');
			await expect(faq.question(1)).toBeFocused();
			await page.keyboard.press('Space');
			await faq.expectOpen(1);
			await page.keyboard.press('Shift+Tab');
			await expect(faq.question(0)).toBeFocused();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await faq.expectOpen();
			await expect(faq.question(1)).toBeFocused();
		});
	});
}

test('an answer that was opened before the script came stays open', async ({ page }) => {
	await page.goto('/about');
	const faq = new Questions(page, '/about');
	const island = page.locator('[data-island="faq-accordion"]');
	await faq.question(2).click();
	await expect(island).toHaveAttribute('data-hydrated', '');
	await faq.expectOpen(2);
	await faq.question(4).click();
	await faq.expectOpen(4);
});
