import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { technologies, navigation } = content;
const groups = ['Frontend', 'Backend', 'DevOps', 'UI/UX', 'Mobiles', 'VideoEditing'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The tab is the chosen one, and its panel alone is shown. */
async function expectShown(page: Page, name: string): Promise<void> {
	await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
	await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
	await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
	await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all six groups of tools show, and each tab is a link to its own', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByRole('tab')).toHaveText(groups);
		for (const { name, items } of technologies) {
			const panel = page.getByRole('tabpanel', { name, exact: true });
			await expect(panel.getByText(name, { exact: true })).toBeVisible();
			for (const item of items) await expect(panel.getByRole('link', { name: `${item.name} (` })).toBeVisible();
		}
		await tab(page, 'VideoEditing').click();
		await expect(page.getByRole('tabpanel', { name: 'VideoEditing' })).toBeInViewport();
		expect(new URL(page.url()).hash).not.toBe('');
	});
});

test('Frontend is shown first, and a click on another tab shows that group', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('tab')).toHaveText(groups);
	await expectShown(page, 'Frontend');
	for (const name of ['DevOps', 'VideoEditing', 'Frontend']) {
		await tab(page, name).click();
		await expectShown(page, name);
	}
	expect(new URL(page.url()).hash).toBe('');
});

test('each tab shows its tools with their logos', async ({ page }) => {
	await page.goto('/');
	for (const { name, items } of technologies) {
		await tab(page, name).click();
		const panel = page.getByRole('tabpanel', { name, exact: true });
		await expect(panel.getByRole('link')).toHaveText(items.map((item) => `${item.name} ${navigation.labels.newTab}`));
		for (const [index, { link }] of items.entries()) {
			const tool = panel.getByRole('link').nth(index);
			await expect(tool).toHaveAttribute('href', link);
			await expect(tool).toHaveAttribute('target', '_blank');
			await expect(tool).toHaveAttribute('rel', /noopener/);
			await expect(tool).toHaveAccessibleName(/\(opens in a new tab\)$/);
		}
		const logos = panel.locator('img');
		await expect(logos).toHaveCount(items.length);
		await expect
			.poll(() => logos.evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.naturalWidth > 0)))
			.toBe(true);
	}
});

test("a logo opens the tool's own site in a new tab", async ({ page, context, guard }) => {
	const [tool] = technologies[0]?.items ?? [];
	const address = tool?.link ?? '';
	guard.allowOrigin(new URL(address).origin);
	await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<title>The tool</title>' }));
	await page.goto('/');
	const opening = context.waitForEvent('page');
	await page.getByRole('tabpanel').getByRole('link').first().click();
	await expect(await opening).toHaveURL(address);
	await expect(await opening).toHaveTitle('The tool');
	await expectShown(page, 'Frontend');
});

test('with the keyboard, arrows, Home and End choose a tab and Tab goes on to its tools', async ({ page }) => {
	await page.goto('/');
	await tab(page, 'Frontend').focus();
	for (const [key, name] of [
		['ArrowRight', 'Backend'],
		['ArrowRight', 'DevOps'],
		['End', 'VideoEditing'],
		['ArrowRight', 'Frontend'],
		['ArrowLeft', 'VideoEditing'],
		['Home', 'Frontend'],
		['ArrowRight', 'Backend'],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab(page, name)).toBeFocused();
		await expectShown(page, name);
	}
	await page.keyboard.press('Tab');
	await expect(page.getByRole('tabpanel', { name: 'Backend' }).getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(tab(page, 'Backend')).toBeFocused();
});
