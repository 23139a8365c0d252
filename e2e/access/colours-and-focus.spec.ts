import type { Locator } from '@playwright/test';
import { expect, test, text } from '../support/fixtures.ts';
import { luminances } from '../support/page-problems.ts';

test.use({ builds: ['root'], contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 700 } });

test('Nothing moves for visitors who prefer reduced motion', async ({ page }) => {
	for (const path of ['/', '/landing-page']) {
		await page.goto(path);
		const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		expect(await page.evaluate(running), path).toBe(0);
	}
});

test('The header never covers the focused element when a visitor tabs back up the page', async ({ page }) => {
	await page.goto('/services');
	await page.getByRole('contentinfo').getByRole('link').last().focus();
	for (let stop = 0; stop < 32; stop += 1) {
		await page.keyboard.press('Shift+Tab');
		const hidden = await page.evaluate(() => {
			const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
			const focused = document.activeElement?.closest('main *, footer *');
			return focused && focused.getBoundingClientRect().top < edge ? focused.outerHTML : undefined;
		});
		expect(hidden).toBeUndefined();
	}
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`The focus ring stands out in the content and the footer in the ${colorScheme} scheme`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto('/about');
		for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
			// Moves the focus with the keyboard, so that the focus ring is visible.
			await part.getByRole('link').first().focus();
			await page.keyboard.press('Tab');
			const colours = await page.locator(':focus').evaluate((focused) => {
				const { outlineColor, boxShadow } = getComputedStyle(focused);
				const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
				let behind = focused.parentElement;
				while (behind && /rgba\(.* 0\)|transparent/.test(colourOf(behind))) behind = behind.parentElement;
				return [colourOf(behind ?? document.body), outlineColor, /^\w+\([^)]*\)/.exec(boxShadow)?.[0] ?? outlineColor];
			});
			const [ground = 0, ...ring] = await luminances(page, colours);
			const contrasts = ring.map((ring) => (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05));
			expect(Math.max(...contrasts)).toBeGreaterThan(3);
		}
	});
}

/** Checks that forced colours leave a difference between the looks of two elements, of which neither is hovered. */
async function expectDifferent(one: Locator, other: Locator): Promise<void> {
	const looks = (part: Locator) =>
		part.evaluate((found) => {
			const { backgroundColor, borderBlockEndColor, textDecorationLine } = getComputedStyle(found);
			return [backgroundColor, borderBlockEndColor, textDecorationLine];
		});
	await one.page().mouse.move(0, 0);
	expect(await looks(one)).not.toEqual(await looks(other));
}

// WebKit has no forced colours.
test('In forced colours, controls, focus and selection stand out', { tag: '@chromium' }, async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/');
	const controls = page.locator('.button:visible, .field-input:visible, [aria-selected=true]');
	expect(await controls.count()).toBeGreaterThan(3);
	for (const control of await controls.all()) await expect(control).not.toHaveCSS('border-bottom-width', '0px');
	await page.keyboard.press('Tab');
	await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

	const tabs = page.getByRole('tab');
	await tabs.nth(1).click();
	await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
	await expectDifferent(tabs.nth(1), tabs.nth(0));

	await page.goto('/portfolio');
	const chips = page.getByRole('group', { name: text('words', 'portfolio.filter') }).getByRole('button');
	await chips.nth(1).click();
	await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
	await expectDifferent(chips.nth(1), chips.nth(0));

	const items = page.getByRole('navigation', { name: text('words', 'navigation.main') }).getByRole('link');
	await expectDifferent(items.and(page.locator('[aria-current]')), items.first());
});
