import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Without JavaScript, tabs are anchor links that scroll smoothly, and the next click would interrupt the scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The links in each tab's panel. */
const groups = {
	Clay: { Stoneware: 'https://clay.example/stoneware', Porcelain: 'https://clay.example/porcelain' },
	Fire: { 'Gas kiln': 'https://fire.example/gas' },
	Glaze: {
		'Tin white': 'https://glaze.example/tin',
		'Iron red': 'https://glaze.example/iron',
		'Copper green': 'https://glaze.example/copper',
	},
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panels = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });

/** Checks that this tab is selected and that only its panel is visible. */
async function expectShown(page: Page, name: string): Promise<void> {
	await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
	await expect(panels(page)).toHaveCount(1);
	await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** Checks that every panel is visible and that each tab links to its panel. */
async function expectAllGroups(page: Page): Promise<void> {
	await tab(page, 'Glaze').click();
	await expect(panels(page)).toHaveCount(3);
	await expect(page.getByRole('tabpanel', { name: 'Glaze', exact: true })).toBeInViewport();
	for (const [name, tools] of Object.entries(groups)) {
		const panel = page.getByRole('tabpanel', { name, exact: true });
		await expect(panel.getByText(name, { exact: true })).toBeVisible();
		await expect(panel.getByRole('link')).toHaveText(Object.keys(tools).map((tool) => `${tool} (a new tab)`));
	}
	await tab(page, 'Fire').click();
	await expect(page.getByRole('tabpanel', { name: 'Fire', exact: true })).toBeInViewport();
	expect(new URL(page.url()).hash).not.toBe('');
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('All groups of tools are visible, and each tab links to its group', async ({ page }) => {
		await page.goto('/');
		await expectAllGroups(page);
	});
});

test('Ctrl+click opens a new browser tab, whose address selects the same tab', async ({ page, context }) => {
	await page.goto('/');
	const opening = context.waitForEvent('page');
	await tab(page, 'Fire').click({ modifiers: ['ControlOrMeta'] });
	const opened = await opening;
	await expect(opened).toHaveURL(/\/#.+/);
	await expectShown(opened, 'Fire');
	await expectShown(page, 'Clay');
});

test('The first tab starts selected, and each tab shows its tools, which open in a new browser tab', async ({
	page,
}) => {
	await page.goto('/');
	await expect(page.getByRole('tab')).toHaveText(['Clay', 'Fire', 'Glaze']);
	await expectShown(page, 'Clay');
	for (const [name, tools] of Object.entries(groups)) {
		await tab(page, name).click();
		await expectShown(page, name);
		const found = await panels(page)
			.getByRole('link')
			.evaluateAll((tools: HTMLAnchorElement[]) =>
				tools.map(({ href, target, rel }) => ({ href, target, isNoopener: rel.includes('noopener') })),
			);
		expect(found).toEqual(Object.values(tools).map((href) => ({ href, target: '_blank', isNoopener: true })));
		await expect(panels(page).locator('img')).toHaveCount(found.length);
	}
	expect(new URL(page.url()).hash).toBe('');
});

test('Arrow keys, Home and End select a tab, and Tab moves on to its tools', async ({ page }) => {
	await page.goto('/');
	await tab(page, 'Clay').focus();
	for (const [key, name] of [
		['ArrowRight', 'Fire'],
		['End', 'Glaze'],
		['ArrowRight', 'Clay'],
		['ArrowLeft', 'Glaze'],
		['Home', 'Clay'],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab(page, name)).toBeFocused();
		await expectShown(page, name);
	}
	await page.keyboard.press('Tab');
	await expect(panels(page).getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(tab(page, 'Clay')).toBeFocused();
});
