import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/scripts.ts';

const questions = (page: Page) => page.locator('[data-island=faq-accordion] summary');
const openItems = (page: Page) => page.locator('[data-island=faq-accordion] details[open]');

async function expectOpen(page: Page, ...indices: number[]): Promise<void> {
	const texts = await questions(page).allTextContents();
	await expect(openItems(page).locator('summary')).toHaveText(indices.map((index) => texts[index] ?? ''));
}

for (const path of ['/about', '/contactus']) {
	test(`On ${path}, one answer is open at a time, and a second press closes it`, async ({ page }) => {
		await page.goto(path);
		await expectOpen(page);
		await questions(page).nth(1).click();
		await expect(page.locator('[data-island=faq-accordion][data-hydrated]')).toHaveCount(1);
		await expectOpen(page, 1);
		await questions(page).nth(0).click();
		await expectOpen(page, 0);
		await questions(page).nth(0).press('Enter');
		await expectOpen(page);
	});
}

test('An answer opened before React closes when another is opened after it', async ({ page }) => {
	const release = await holdScripts(page);
	// Imitates browsers without the attribute `name` on details, where only React closes the others.
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () => {
			for (const item of document.querySelectorAll('details[name]')) item.removeAttribute('name');
		}),
	);
	await page.goto('/about');
	await questions(page).nth(2).click();
	await expectOpen(page, 2);
	release();
	await expect(page.locator('[data-island=faq-accordion][data-hydrated]')).toHaveCount(1);
	await expectOpen(page, 2);
	await questions(page).nth(0).click();
	await expectOpen(page, 0);
});
