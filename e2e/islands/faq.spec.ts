import { expect, test } from '../support/fixtures.ts';
import { Questions } from '../support/questions.ts';
import { failScripts, holdScripts, scriptFailureLogs } from '../support/scripts.ts';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of ['/about', '/contactus']) {
		test(`On ${path} no answer is open at first, one at a time after a click, none after a second`, async ({
			page,
		}) => {
			await page.goto(path);
			const faq = new Questions(page);
			await faq.expectOpen();
			await faq.question(1).click();
			await faq.expectOpen(1);
			await faq.question(0).click();
			await faq.expectOpen(0);
			await faq.question(0).click();
			await faq.expectOpen();
		});
	}
});

test('An answer that was opened before the script came stays open', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/about');
	const faq = new Questions(page);
	await faq.question(0).click();
	await faq.question(-1).click();
	const last = (await faq.items.count()) - 1;
	await faq.expectOpen(last);
	release();
	await expect(page.locator('[data-island=faq-accordion]')).toHaveAttribute('data-hydrated', '');
	await faq.expectOpen(last);
	await faq.question(0).click();
	await faq.expectOpen(0);
});

test('Answers open and close one at a time when no script ever comes', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/contactus');
	const faq = new Questions(page);
	await faq.question(0).click();
	await faq.expectOpen(0);
	await faq.question(1).click();
	await faq.expectOpen(1);
});

test('The keyboard opens and closes answers: Tab to a question, then Enter or Space', async ({ page }) => {
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
	await expect(faq.question(1)).toBeFocused();
});
