import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { failScripts, holdScripts, scriptFailureLogs } from '../support/scripts.ts';

// Where tabs are links, a smooth scroll that the next press interrupts may end anywhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { technologies, navigation } = content;
const groups = technologies.map(({ name }) => name);
const [first = '', second = ''] = groups;
const last = groups.at(-1) ?? '';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panels = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });

/** The tab is the chosen one, and its panel alone is shown. */
async function expectShown(page: Page, name: string): Promise<void> {
	await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
	await expect(panels(page)).toHaveCount(1);
	await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** Every group shows, and each tab is a link to its own. */
async function expectAllGroups(page: Page): Promise<void> {
	await tab(page, last).click();
	await expect(panels(page)).toHaveCount(groups.length);
	await expect(page.getByRole('tabpanel', { name: last, exact: true })).toBeInViewport();
	for (const { name, items } of technologies) {
		const panel = page.getByRole('tabpanel', { name, exact: true });
		await expect(panel.getByText(name, { exact: true })).toBeVisible();
		await expect(panel.getByRole('link')).toHaveText(items.map((item) => `${item.name} ${navigation.labels.newTab}`));
	}
	await tab(page, second).click();
	await expect(page.getByRole('tabpanel', { name: second, exact: true })).toBeInViewport();
	expect(new URL(page.url()).hash).not.toBe('');
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('All groups of tools show, and each tab is a link to its own', async ({ page }) => {
		await page.goto('/');
		await expectAllGroups(page);
	});
});

test('When no script ever comes all groups of tools are shown, and tabs lead to them', async ({ page, guard }) => {
	guard.allowLog(...scriptFailureLogs);
	await failScripts(page);
	await page.goto('/');
	await expectAllGroups(page);
});

test('Before any script a click shows its panel; keys after it take effect once each', async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto('/');
	const start = page.url();
	await tab(page, second).click();
	await expectShown(page, second);
	for (const key of ['ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
	// Not left to the browser, which would follow the link.
	expect(page.url()).toBe(start);
	await expectShown(page, second);
	release();
	const chosen = groups.at(-2) ?? '';
	await expect(tab(page, chosen)).toBeFocused();
	await expectShown(page, chosen);
	expect(page.url()).toBe(start);
});

test('A click with Ctrl opens a tab of its own, before the script and after it', async ({ page, context }) => {
	const release = await holdScripts(page);
	await page.goto('/');
	for (const when of ['before', 'after']) {
		const opening = context.waitForEvent('page');
		await tab(page, second).click({ modifiers: ['ControlOrMeta'] });
		await expect(await opening, when).toHaveURL(/\/#.+/);
		await expect(tab(page, first), when).toHaveAttribute('aria-selected', 'true');
		release();
		await expect(page.locator('[data-island=technology-tabs]')).toHaveAttribute('data-hydrated', '');
	}
	await expectShown(page, first);
});

test('The first group shows first; each tab shows its tools, links to new tabs', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('tab')).toHaveText(groups);
	await expectShown(page, first);
	for (const { name, items } of technologies) {
		await tab(page, name).click();
		await expectShown(page, name);
		const found = await panels(page)
			.getByRole('link')
			.evaluateAll((tools: HTMLAnchorElement[]) =>
				tools.map(({ href, target, rel }) => ({ href, target, isNoopener: rel.includes('noopener') })),
			);
		expect(found).toEqual(items.map(({ link }) => ({ href: new URL(link).href, target: '_blank', isNoopener: true })));
		await expect(panels(page).locator('img')).toHaveCount(items.length);
	}
	expect(new URL(page.url()).hash).toBe('');
});

test('With the keyboard, arrows, Home and End choose a tab and Tab goes on to its tools', async ({ page }) => {
	await page.goto('/');
	await tab(page, first).focus();
	for (const [key, name] of [
		['ArrowRight', second],
		['End', last],
		['ArrowRight', first],
		['ArrowLeft', last],
		['Home', first],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab(page, name)).toBeFocused();
		await expectShown(page, name);
	}
	await page.keyboard.press('Tab');
	await expect(panels(page).getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(tab(page, first)).toBeFocused();
});
