import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/services.ts';

test.use({ builds: ['root'] });

const tabs = (page: Page) => page.getByRole('tab');
const panels = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });
const isHydrated = (page: Page) => expect(page.locator('[data-island=technology-tabs][data-hydrated]')).toHaveCount(1);

/** Checks that only the panel of this tab is visible. */
async function expectPanel(page: Page, index: number): Promise<void> {
	const name = (await tabs(page).nth(index).textContent()) ?? '';
	await expect(panels(page)).toHaveCount(1);
	await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

async function open(page: Page): Promise<void> {
	await page.goto('/');
	await tabs(page).first().scrollIntoViewIfNeeded();
}

test('A click shows the panel of its tab, and the height stays when React comes', async ({ page }) => {
	const release = await holdScripts(page);
	await open(page);
	await tabs(page).last().click();
	await page.evaluate(() => document.fonts.ready);
	const pageHeight = () => page.evaluate(() => document.body.scrollHeight);
	const height = await pageHeight();
	release();
	await isHydrated(page);
	await expect.poll(pageHeight).toBe(height);
	const address = page.url();
	for (let index = (await tabs(page).count()) - 1; index >= 0; index -= 1) {
		await tabs(page).nth(index).click();
		await expectPanel(page, index);
		for (const tool of await panels(page).getByRole('link').all())
			await expect(tool).toHaveAttribute('target', '_blank');
	}
	expect(page.url()).toBe(address);
});

test('Arrow keys, Home and End select a tab, and Tab moves on to its tools', async ({ page }) => {
	await open(page);
	await isHydrated(page);
	const last = (await tabs(page).count()) - 1;
	await tabs(page).first().focus();
	for (const [key, index] of [
		['ArrowRight', 1],
		['End', last],
		['ArrowRight', 0],
		['ArrowLeft', last],
		['Home', 0],
	] as const) {
		await page.keyboard.press(key);
		await expect(tabs(page).nth(index)).toBeFocused();
		await expectPanel(page, index);
	}
	await page.keyboard.press('Tab');
	await expect(panels(page).getByRole('link').first()).toBeFocused();
});

// The other engines do not search hidden parts, or only in new versions.
test('A search in the page finds a tool in another tab', { tag: '@chromium' }, async ({ page }) => {
	await open(page);
	await isHydrated(page);
	await expectPanel(page, 0);
	const tool = page.locator('.tab-panel').nth(3).locator('.tool [translate]').first();
	// The browser looks for the text in the address as it does for a search.
	await page.goto(`/#:~:text=${encodeURIComponent((await tool.textContent()) ?? '')}`);
	await expect(tool).toBeVisible();
	await expectPanel(page, 3);
	await page.emulateMedia({ media: 'print' });
	const all = page.locator('.tab-panel');
	await expect(all.filter({ visible: true })).toHaveCount(await all.count());
});
